import { PickerField, type PickerProps } from './PickerField.tsx'

/** A wall time, `09:30`: `9`, `930` or `9:30 pm` are read when the focus leaves. Inside a `Field` it is labelled by it. */
export function TimePicker(props: PickerProps) {
  return <PickerField {...props} kind="time" />
}

import { PickerField, type PickerProps } from './PickerField.tsx'

/** A day and a wall time, `2026-11-23T09:30`, in one line. Inside a `Field` it is labelled by it. */
export function DateTimePicker(props: PickerProps) {
  return <PickerField {...props} kind="datetime" />
}

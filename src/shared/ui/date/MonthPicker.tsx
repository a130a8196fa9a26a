import { PickerField, type PickerProps } from './PickerField.tsx'

/** A month, `2026-11`. Inside a `Field` it is labelled by it. */
export function MonthPicker(props: PickerProps) {
  return <PickerField {...props} kind="month" />
}

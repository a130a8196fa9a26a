import { PickerField, type PickerProps } from './PickerField.tsx'

/** A day of the calendar, `2026-11-23`. Inside a `Field` it is labelled by it. Workspaces only; public forms take the device's own. */
export function DatePicker(props: PickerProps) {
  return <PickerField {...props} kind="date" />
}

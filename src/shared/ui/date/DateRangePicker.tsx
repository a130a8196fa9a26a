import { Field } from '../field/Field.tsx'
import { Cluster } from '../layout/layout.tsx'
import { DatePicker } from './DatePicker.tsx'

export interface DateRangePickerProps {
  /** First and last day, `2026-11-23`, both included; empty for open ends. */
  from: string
  to: string
  /** Of the two fields. */
  labels: { from: string; to: string }
  onChange: (end: 'from' | 'to', date: string) => void
  min?: string
  max?: string
}

/** From which day to which: two fields, of which neither offers what lies beyond the other. */
export function DateRangePicker({ from, to, labels, onChange, min, max }: DateRangePickerProps) {
  return (
    <Cluster gap="3">
      <Field label={labels.from}>
        <DatePicker value={from} min={min} max={to || max} onChange={({ target }) => onChange('from', target.value)} />
      </Field>
      <Field label={labels.to}>
        <DatePicker value={to} min={from || min} max={max} onChange={({ target }) => onChange('to', target.value)} />
      </Field>
    </Cluster>
  )
}

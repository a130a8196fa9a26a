import type { ComponentProps } from 'react'
import { TextInput } from './TextInput.tsx'

export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  /** `2026-11-20`. */
  min?: string
  max?: string
  /** A wall time instead: `09:30`. */
  kind?: 'date' | 'time' | 'month'
}

/** The device's own date or time choice: known to the person, usable by keyboard and in every language. */
export function DateField({ kind = 'date', ...rest }: DateFieldProps) {
  return <TextInput {...rest} type={kind} />
}

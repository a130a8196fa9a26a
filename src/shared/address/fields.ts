import { isId } from '../lib/is-id.ts'
import { oneOf } from '../lib/one-of.ts'

/** How one name in an address is read and written. Anything may stand there: what cannot be meant is read as if nothing stood there. */
export interface AddressField<Value> {
  read(text: string | null): Value
  /** Nothing (`''`) is left out of the address. */
  write(value: Value): string
}

/** Any text; `''` where there is none. */
export const textField: AddressField<string> = { read: (text) => text ?? '', write: (value) => value }

/** One of some names, or `undefined`. */
export function choiceField<Choice extends string>(choices: readonly Choice[]): AddressField<Choice | undefined> {
  return { read: (text) => oneOf(choices, text), write: (value) => value ?? '' }
}

/** One of some names: the usual one, which is not written, where the address says none of them. */
export function usualField<Choice extends string>(choices: readonly Choice[], usual: Choice): AddressField<Choice> {
  return { read: (text) => oneOf(choices, text) ?? usual, write: (value) => (value === usual ? '' : value) }
}

/** Whether it is there at all. */
export const flagField: AddressField<boolean> = { read: (text) => text !== null, write: (value) => (value ? '1' : '') }

/** The id of a record, in the form that ids have. */
export const idField: AddressField<string | undefined> = {
  read: (text) => (text !== null && isId(text) ? text : undefined),
  write: (value) => value ?? '',
}

/** A day of the calendar, `2026-11-23`, that exists. */
export const dayField: AddressField<string | undefined> = {
  read: (text) => (text !== null && isDay(text) ? text : undefined),
  write: (value) => value ?? '',
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A moment with its zone, as `Date` writes it. */
export const instantField: AddressField<string | undefined> = {
  read: (text) =>
    text !== null && /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined,
  write: (value) => value ?? '',
}

import { dateFormat } from '#shared/lib/formats.ts'

export type DateKind = 'date' | 'month' | 'time' | 'datetime'

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const options: Record<DateKind, Intl.DateTimeFormatOptions> = {
  date: day,
  month: { year: 'numeric', month: '2-digit' },
  time: clock,
  datetime: { ...day, ...clock },
}

const instantOf = (iso: string, kind: DateKind) =>
  new Date(`${kind === 'time' ? `2000-01-01T${iso}` : { month: `${iso}-01T00:00`, date: `${iso}T00:00`, datetime: iso }[kind]}Z`)

const partsOf = (iso: string, kind: DateKind, language: string) =>
  dateFormat(language, { ...options[kind], timeZone: 'UTC' }).formatToParts(instantOf(iso, kind))

/** `2026-11-23`, `2026-11`, `09:30` or `2026-11-23T09:30` as the language writes it; nothing for what is none. */
export function writtenDate(iso: string, kind: DateKind, language: string): string {
  if (Number.isNaN(instantOf(iso, kind).getTime())) return ''
  return partsOf(iso, kind, language)
    .map(({ value }) => value)
    .join('')
    .replaceAll('\u202f', ' ')
}

/** The field's form before anything is written: `MM/DD/YYYY` in the language's order, with its letters. */
export function dateShape(kind: DateKind, language: string, letters: Readonly<Record<'day' | 'month' | 'year', string>>): string {
  if (kind === 'time') return ''
  return partsOf(kind === 'month' ? '2026-11' : '2026-11-23', kind === 'month' ? 'month' : 'date', language)
    .map(({ type, value }) => (type === 'day' || type === 'month' || type === 'year' ? letters[type] : value))
    .join('')
}

/** Whether the language writes times with morning and afternoon. */
export const usesPeriods = (language: string): boolean =>
  partsOf('21:00', 'time', language).some(({ type }) => type === 'dayPeriod')

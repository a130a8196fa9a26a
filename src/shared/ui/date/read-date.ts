import { utcDay } from '#contract/kernel/days.ts'
import { toLatinDigits } from '#contract/kernel/latin-digits.ts'
import { dateFormat } from '#shared/lib/formats.ts'
import type { DateKind } from './written-date.ts'

/** In Latin digits, without the marks of direction. */
const plain = (text: string) => toLatinDigits(text.replace(/[\u200e\u200f\u061c]/g, '')).trim()

const two = (value: number) => String(value).padStart(2, '0')

type Part = 'year' | 'month' | 'day'
const widths: Readonly<Record<Part, number>> = { year: 4, month: 2, day: 2 }

/** The parts of a date in the order in which the language writes them. */
const orderOf = (language: string): Part[] =>
  dateFormat(language, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is Part => type in widths)

/** `05122026` → `05`, `12`, `2026`. */
function cut(digits: string, order: readonly Part[]): string[] {
  let at = 0
  return order.map((part) => digits.slice(at, (at += widths[part])))
}

function readParts(groups: readonly string[], order: readonly Part[]): string | undefined {
  const of = (part: Part) => groups[order.indexOf(part)] ?? '01'
  const [year, month, day] = [of('year'), Number(of('month')), Number(of('day'))]
  if (groups.length !== order.length || year.length !== 4) return undefined
  const iso = `${year}-${two(month)}-${two(day)}`
  const date = new Date(`${iso}T00:00Z`)
  // The calendar moves the 31st of a short month on.
  if (Number.isNaN(date.getTime()) || utcDay(date) !== iso) return undefined
  return order.includes('day') ? iso : iso.slice(0, 7)
}

function readDay(text: string, language: string, kind: 'date' | 'month'): string | undefined {
  const groups = text.match(/\d+/g) ?? []
  const usual = orderOf(language).filter((part) => part !== 'day' || kind === 'date')
  // Year first is nobody's mistake: so machines write, and browsers fill in a birthday.
  const order = groups[0]?.length === 4 && groups.length > 1 ? (['year', 'month', 'day'] as const).slice(0, usual.length) : usual
  const whole = usual.reduce((sum, part) => sum + widths[part], 0)
  return readParts(groups.length === 1 && groups[0]!.length === whole ? cut(groups[0]!, usual) : groups, order)
}

const periodOf = (hour: number, language: string) =>
  dateFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
    .formatToParts(hour * 3_600_000)
    .find(({ type }) => type === 'dayPeriod')
    ?.value.toLowerCase()

/** `9`, `930`, `9:30`, `9h30`, `9.30 pm` → `09:30`; without morning or afternoon said, the clock of 24 hours. */
function readTime(text: string, language: string): string | undefined {
  const groups = text.match(/\d+/g) ?? []
  const [digits = ''] = groups
  if (groups.length > 2 || digits === '' || digits.length > (groups.length === 2 ? 2 : 4)) return undefined
  const [hours, minutes] =
    groups.length === 2 ? groups : digits.length > 2 ? [digits.slice(0, -2), digits.slice(-2)] : [digits, '00']
  const said = text.replace(/[\d\s:.,]/g, '').toLowerCase()
  const isAfternoon = said.startsWith('p') || said === periodOf(21, language)
  const isMorning = said.startsWith('a') || said === periodOf(9, language)
  const hour = Number(hours)
  const shown = isAfternoon && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour === 24 ? 0 : hour
  return shown < 24 && minutes!.length === 2 && Number(minutes) < 60 ? `${two(shown)}:${minutes}` : undefined
}

/** What a person wrote in their language's order, or ISO 8601, as ISO 8601; `''` for nothing, `undefined` for what is no date or time. */
export function readDate(written: string, kind: DateKind, language: string): string | undefined {
  const text = plain(written)
  if (text === '') return ''
  if (kind === 'time') return readTime(text, language)
  if (kind !== 'datetime') return readDay(text, language, kind)
  const [, date, time] = /^(\d+\D+\d+\D+\d+)(?:\D|T)\s*(.+)$/.exec(text) ?? []
  const [day, clock] = [date && readDay(date, language, 'date'), time && readTime(time, language)]
  return day && clock ? `${day}T${clock}` : undefined
}

/** Whether nothing more is to be expected of what is being written, so that it counts while the field still has the focus. */
export function isWhole(written: string, kind: DateKind): boolean {
  const groups = plain(written).match(/\d+/g) ?? []
  const hasMinutes = /\d+\D+\d{2}\D*$/.test(plain(written))
  return kind === 'time' ? hasMinutes : kind === 'datetime' ? groups.length === 5 && hasMinutes : true
}

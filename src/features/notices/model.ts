import type { Notice } from '#contract/notices/schemas.ts'
import { noticeKinds, type NoticeKind } from '#contract/notices/kinds.ts'
import { addDays } from '#contract/kernel/days.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { dayOf, formatInstant } from '#shared/lib/format-time.ts'

/** An old notice may be of a kind that is no longer sent, or this page older than the kind. */
export function knownKind(kind: string): NoticeKind | undefined {
  return Object.hasOwn(noticeKinds, kind) ? (kind as NoticeKind) : undefined
}

type Data = Notice['data']

/** What the kind's sentence is filled with: instants in the reader's zone as they are read now, amounts in their currency, all else as it is. */
export function noticeValues(
  kind: NoticeKind,
  data: Data,
  language: string,
  timeZone: string,
  now: number,
): Record<string, string> {
  const facts = noticeKinds[kind].data
  const { currency } = data
  const shown = (name: string, value: string | number): string => {
    if (facts[name] === 'instant' && typeof value === 'string')
      return formatInstant(value, language, timeZone, 'both', false, now)
    if (facts[name] === 'money' && typeof value === 'number' && typeof currency === 'string')
      return formatMoney({ amount: value, currency }, language)
    return String(value)
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shown(name, value)]))
}

/** The address the notice opens. Only an address within this site: what begins with a slash would name another host. */
export function noticeAddress(link: string | null): string | undefined {
  return link && !/^[/\\]/.test(link) ? `/${link}` : undefined
}

/** The bell's number: `99+` from a hundred on; nothing when all is read. */
export function unreadText(unread: number): string | undefined {
  if (unread <= 0) return undefined
  return unread > 99 ? '99+' : String(unread)
}

/** Which of the kind's words are meant, where it has several: i18next's context. */
export function noticeVariant(kind: NoticeKind, data: Data): string | undefined {
  const { data: facts, variants = {} } = noticeKinds[kind]
  const named = Object.keys(data).find((name) => facts[name] === 'variant')
  if (named !== undefined) return String(data[named])
  return Object.keys(variants).find((variant) => Number(data[variants[variant] ?? '']) > 0)
}

export interface NoticeDay {
  /** `2026-11-20`, in the reader's zone. */
  readonly day: string
  readonly notices: readonly Notice[]
}

/** Notices by the day on which they came, in the order given. */
export function daysOf(notices: readonly Notice[], timeZone: string): readonly NoticeDay[] {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) {
    const day = dayOf(notice.createdAt, timeZone)
    const found = days.get(day)
    if (found) found.push(notice)
    else days.set(day, [notice])
  }
  return Array.from(days, ([day, found]) => ({ day, notices: found }))
}

/** Whether a day is today or the day before, in the reader's zone; `undefined` for all others. @param now in milliseconds */
export function nearDay(day: string, timeZone: string, now: number): 'today' | 'yesterday' | undefined {
  const today = dayOf(new Date(now).toISOString(), timeZone)
  if (day === today) return 'today'
  return addDays(day, 1) === today ? 'yesterday' : undefined
}

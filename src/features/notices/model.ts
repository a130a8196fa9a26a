import type { Notice } from '#contract/notices/schemas.ts'
import { noticeKinds, type NoticeKind } from '#contract/notices/kinds.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatInstant } from '#shared/lib/format-time.ts'

/** An old notice may be of a kind that is no longer sent, or this page older than the kind. */
export function knownKind(kind: string): NoticeKind | undefined {
  return Object.hasOwn(noticeKinds, kind) ? (kind as NoticeKind) : undefined
}

const instants = new Set(['startsAt'])
const amounts = new Set(['refund', 'amount'])

/** What the kind's sentence is filled with: instants in the reader's zone, amounts in their currency, all else as it is. */
export function noticeValues(data: Notice['data'], language: string, timeZone: string): Record<string, string> {
  const currency = data['currency']
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (instants.has(name) && typeof value === 'string') return [name, formatInstant(value, language, timeZone, 'both')]
      if (amounts.has(name) && typeof value === 'number' && typeof currency === 'string')
        return [name, formatMoney({ amount: value, currency }, language)]
      return [name, String(value)]
    }),
  )
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

/**
 * Words that stand for a choice: a refund names its amount, a cancellation without one does not speak of money; an event has another place,
 * or another time and place.
 */
export function noticeContext(data: Notice['data']): 'refunded' | 'place' | 'both' | undefined {
  if (typeof data['refund'] === 'number' && data['refund'] > 0) return 'refunded'
  return (['place', 'both'] as const).find((moved) => moved === data['moved'])
}

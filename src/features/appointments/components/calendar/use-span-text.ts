import { useTranslation } from 'react-i18next'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { dateFormat } from '#shared/lib/formats.ts'
import type { Period } from '../../calendar/time-off-moves.ts'

/** Says from when to when, in the zone. */
export function useSpanText(timeZone: string): (period: Period) => string {
  const { i18n } = useTranslation('workspace')
  return ({ kind, from, to }) => {
    if (kind === 'days')
      return from === to
        ? formatCalendarDate(from, i18n.language, 'day')
        : `${formatCalendarDate(from, i18n.language, 'day')} – ${formatCalendarDate(to, i18n.language, 'day')}`
    const times = dateFormat(i18n.language, {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
    return times.formatRange(new Date(from), new Date(to))
  }
}

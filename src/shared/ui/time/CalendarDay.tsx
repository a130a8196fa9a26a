import { useTranslation } from 'react-i18next'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'

/** A day without a zone, `2026-11-20`; without its year when that is near today. For documents and dates of birth: `formatCalendarDate`. */
export function CalendarDay({ date, show }: { date: string; show?: 'date' | 'day' | 'month' }) {
  const { i18n } = useTranslation('site')
  const now = useMountTime()
  return <time dateTime={date}>{formatCalendarDate(date, i18n.language, show, now)}</time>
}

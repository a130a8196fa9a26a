import { useTranslation } from 'react-i18next'
import { formatCalendarDate } from '#shared/lib/format-time.ts'

/** A day without a zone, `2026-11-20`: dates of birth, validity. */
export function CalendarDay({ date, show }: { date: string; show?: 'date' | 'day' | 'month' }) {
  const { i18n } = useTranslation('site')
  return <time dateTime={date}>{formatCalendarDate(date, i18n.language, show)}</time>
}

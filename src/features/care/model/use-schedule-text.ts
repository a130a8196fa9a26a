import { useTranslation } from 'react-i18next'
import type { Schedule } from '#contract/care/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { dateFormat } from '#shared/lib/formats.ts'

/** A schedule in a sentence: "Every day at 8:00 AM and 8:00 PM, until Mar 9". Wall times are the owner's. */
export function useScheduleText(): (schedule: Schedule) => string {
  const { t, i18n } = useTranslation('workspace')
  const day = (date: string) => formatCalendarDate(date, i18n.language)
  const clock = (time: string) =>
    dateFormat(i18n.language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(new Date(`2026-01-01T${time}:00Z`))
  const often = (schedule: Exclude<Schedule, { mode: 'once' }>) => {
    if (schedule.mode === 'hours')
      return schedule.everyHours === 1 ? t('care.schedule.hourly') : t('care.schedule.hours', { count: schedule.everyHours })
    const times = new Intl.ListFormat(i18n.language).format(schedule.times.map(clock))
    return schedule.everyDays === 1
      ? t('care.schedule.daily', { times })
      : t('care.schedule.days', { count: schedule.everyDays, times })
  }
  return (schedule) => {
    if (schedule.mode === 'once') {
      const { on, time } = schedule
      return time === null
        ? t('care.schedule.onDay', { day: day(on) })
        : t('care.schedule.onDayAt', { day: day(on), time: clock(time) })
    }
    const until = schedule.until === null ? '' : t('care.schedule.until', { day: day(schedule.until) })
    return [often(schedule), until].filter((part) => part !== '').join(' · ')
  }
}

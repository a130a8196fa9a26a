import { useTranslation } from 'react-i18next'
import { DateRangePicker } from '#shared/ui/date/DateRangePicker.tsx'
import type { AppointmentView } from './use-appointment-view.ts'

/** From which day to which, both included. */
export function AppointmentDates({ list }: Pick<AppointmentView, 'list'>) {
  const { t } = useTranslation('workspace')
  return (
    <DateRangePicker
      from={list.filters.from}
      to={list.filters.to}
      labels={{ from: t('appointments.list.from'), to: t('appointments.list.to') }}
      onChange={list.setFilter}
    />
  )
}

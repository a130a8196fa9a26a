import { useTranslation } from 'react-i18next'
import { DateRangePicker } from '#shared/ui/date/DateRangePicker.tsx'
import type { VisitView } from './use-visit-view.ts'

/** From which day to which, both included. */
export function VisitDates({ list }: Pick<VisitView, 'list'>) {
  const { t } = useTranslation('workspace')
  return (
    <DateRangePicker
      from={list.filters.from}
      to={list.filters.to}
      labels={{ from: t('visits.list.from'), to: t('visits.list.to') }}
      onChange={list.setFilter}
    />
  )
}

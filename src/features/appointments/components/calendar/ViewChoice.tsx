import { useTranslation } from 'react-i18next'
import { useAddress } from '#shared/address/use-address.ts'
import { ChipChoice } from '#shared/ui/navigation/Chips.tsx'
import { calendarFields, officeViews } from '../../calendar/calendar-view.ts'

/** How the visits to come are looked at: as a list, or in the calendar. */
export function ViewChoice() {
  const { t } = useTranslation('workspace')
  const { values, change } = useAddress(calendarFields)
  return (
    <ChipChoice
      label={t('appointments.calendar.view')}
      value={values.view}
      options={officeViews.map((value) => ({ value, label: t(`appointments.calendar.views.${value}`) }))}
      onChoose={(view) => view && change({ view })}
    />
  )
}

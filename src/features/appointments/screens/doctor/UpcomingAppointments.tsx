import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { appointmentQuestions } from '../../api.ts'
import { historyTabs } from '../../appointment-list.ts'
import { calendarQueryAt } from '../../calendar/calendar-view.ts'
import { DoctorCalendar } from '../../components/calendar/DoctorCalendar.tsx'
import { ViewChoice } from '../../components/calendar/ViewChoice.tsx'
import { OfficeList } from '../../components/doctor/OfficeList.tsx'
import { appointmentQueryAt, useAppointmentView } from '../../components/list/use-appointment-view.ts'

const tabs = ['upcoming'] as const
/** Past and cancelled visits have a screen of their own; links and kept views from before lead on to it. */
const isHistory = (search: URLSearchParams) => oneOf(historyTabs, search.get('tab')) !== undefined

const question = combineQuestions({
  visits: defineQuestion(appointmentQuestions.listDoctorAppointments, ({ search }) =>
    isHistory(search) || calendarQueryAt(search) ? null : { query: appointmentQueryAt(search, tabs) },
  ),
  calendar: defineQuestion(appointmentQuestions.readDoctorCalendar, ({ search }) => {
    const query = isHistory(search) ? null : calendarQueryAt(search)
    return query && { query }
  }),
})

export default defineScreen({ question, view: UpcomingAppointments })

/** The doctor's visits to come: as a list, or in the calendar. */
function UpcomingAppointments({ answer: { visits, calendar } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { search } = useLocation()
  const view = useAppointmentView(tabs)
  if (isHistory(new URLSearchParams(search))) {
    return <Navigate to={{ pathname: `/${paths.doctorAppointmentHistory.pattern}`, search }} replace />
  }
  const title = t('appointments.office.listTitle')
  const toHistory = <LinkButton to={paths.doctorAppointmentHistory.link()}>{t('appointments.office.toHistory')}</LinkButton>
  if (!calendar.isUninitialized)
    return (
      <Stack gap="5">
        <PageHeader title={title} about={t('appointments.calendar.about')} actions={toHistory} />
        <ViewChoice />
        <QueryState query={calendar}>{(data) => <DoctorCalendar calendar={data} refetch={calendar.refetch} />}</QueryState>
      </Stack>
    )
  return (
    <OfficeList
      name="visits.office"
      title={title}
      about={t('appointments.office.listAbout')}
      actions={toHistory}
      above={<ViewChoice />}
      view={view}
      visits={visits}
      emptyHint={t('appointments.office.emptyHint')}
      emptyAction={<LinkButton to={paths.doctorAvailability.link()}>{t('appointments.office.toAvailability')}</LinkButton>}
    />
  )
}

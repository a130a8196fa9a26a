import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { useLazyDoctorAppointmentsPageQuery, appointmentQuestions } from '../../api.ts'
import { AppointmentTile } from '../../components/doctor/AppointmentTile.tsx'
import { useAppointmentView, appointmentQueryAt } from '../../components/list/use-appointment-view.ts'
import { AppointmentList } from '../../components/list/AppointmentList.tsx'

const cardOf = (appointment: AppointmentCard) => <AppointmentTile appointment={appointment} />
const patientOf = ({ patient }: AppointmentCard) => <PersonChip name={patient.name} src={patient.avatar} />
const linkTo = (id: string) => paths.appointmentDetails.link({ id })

const question = defineQuestion(appointmentQuestions.listDoctorAppointments, ({ search }) => ({
  query: appointmentQueryAt(search),
}))

export default defineScreen({ question, view: UpcomingAppointments })

/** The doctor's visits. */
function UpcomingAppointments({ answer: visits }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const view = useAppointmentView()
  const [askPage] = useLazyDoctorAppointmentsPageQuery()
  return (
    <AppointmentList
      name="visits.office"
      title={t('appointments.office.listTitle')}
      about={t('appointments.office.listAbout')}
      searchLabel={t('appointments.office.search')}
      view={view}
      visits={visits}
      askPage={askPage}
      columns={{
        linkTo,
        self: t('appointments.list.self'),
        party: {
          key: 'patient',
          header: t('appointments.list.patient'),
          cell: patientOf,
          csv: ({ patient }) => patient.name,
        },
      }}
      card={cardOf}
      emptyHint={view.tab === 'upcoming' && t('appointments.office.emptyHint')}
      emptyAction={<LinkButton to={paths.doctorAvailability.link()}>{t('appointments.office.toAvailability')}</LinkButton>}
    />
  )
}

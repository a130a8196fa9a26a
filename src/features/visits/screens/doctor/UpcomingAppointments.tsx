import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { useLazyDoctorAppointmentsPageQuery, visitQuestions } from '../../api.ts'
import { VisitCard } from '../../components/doctor/VisitCard.tsx'
import { useVisitView, visitQueryAt } from '../../components/list/use-visit-view.ts'
import { VisitList } from '../../components/list/VisitList.tsx'

const cardOf = (visit: AppointmentCard) => <VisitCard visit={visit} />
const patientOf = ({ patient }: AppointmentCard) => <PersonChip name={patient.name} src={patient.avatar} />
const linkTo = (id: string) => paths.appointmentDetails.link({ id })

const question = defineQuestion(visitQuestions.listDoctorAppointments, ({ search }) => ({ query: visitQueryAt(search) }))

export default defineScreen({ question, view: UpcomingAppointments })

/** The doctor's visits. */
function UpcomingAppointments({ answer: visits }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const view = useVisitView()
  const [askPage] = useLazyDoctorAppointmentsPageQuery()
  return (
    <VisitList
      name="visits.office"
      title={t('visits.office.listTitle')}
      about={t('visits.office.listAbout')}
      searchLabel={t('visits.office.search')}
      view={view}
      visits={visits}
      askPage={askPage}
      columns={{
        linkTo,
        self: t('visits.list.self'),
        party: {
          key: 'patient',
          header: t('visits.list.patient'),
          cell: patientOf,
          csv: ({ patient }) => patient.name,
        },
      }}
      card={cardOf}
      emptyHint={view.tab === 'upcoming' && t('visits.office.emptyHint')}
      emptyAction={<LinkButton to={paths.doctorAvailability.link()}>{t('visits.office.toAvailability')}</LinkButton>}
    />
  )
}

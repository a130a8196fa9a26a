import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { useLazyAppointmentsPageQuery, appointmentQuestions } from '../../api.ts'
import { DoctorChip } from '../../components/DoctorChip.tsx'
import { useAppointmentView, appointmentQueryAt } from '../../components/list/use-appointment-view.ts'
import { AppointmentList } from '../../components/list/AppointmentList.tsx'
import type { AppointmentTab } from '../../appointment-list.ts'
import { FewAppointments } from '../../components/patient/FewAppointments.tsx'
import { OwnAppointmentCard } from '../../components/patient/OwnAppointmentCard.tsx'

const cardOf = (appointment: AppointmentCard) => <OwnAppointmentCard appointment={appointment} />
const fewOf = (few: readonly AppointmentCard[], tab: AppointmentTab, label: string) => (
  <FewAppointments visits={few} coming={tab === 'upcoming'} label={label} />
)
const doctorOf = ({ doctor }: AppointmentCard) => <DoctorChip doctor={doctor} />
const linkTo = (id: string) => paths.userAppointmentDetails.link({ id })

const question = defineQuestion(appointmentQuestions.listAppointments, ({ search }) => ({ query: appointmentQueryAt(search) }))

export default defineScreen({ question, view: UserAppointmentList })

/** The patient's visits and their pets'. */
function UserAppointmentList({ answer: visits }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const view = useAppointmentView()
  const [askPage] = useLazyAppointmentsPageQuery()
  const find = (
    <LinkButton variant="filled" to={paths.doctorsList.link()}>
      {t('appointments.own.find')}
    </LinkButton>
  )
  return (
    <AppointmentList
      name="visits.own"
      title={t('appointments.own.listTitle')}
      about={t('appointments.own.listAbout')}
      actions={find}
      searchLabel={t('appointments.own.search')}
      view={view}
      visits={visits}
      askPage={askPage}
      columns={{
        linkTo,
        party: {
          key: 'doctor',
          header: t('appointments.facts.doctor'),
          cell: doctorOf,
          csv: ({ doctor }) => doctor.name,
        },
      }}
      card={cardOf}
      few={fewOf}
      emptyHint={t(`appointments.own.emptyHint.${view.tab}`)}
      emptyAction={find}
    />
  )
}

import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { useLazyAppointmentsPageQuery, visitQuestions } from '../../api.ts'
import { DoctorChip } from '../../components/DoctorChip.tsx'
import { useVisitView, visitQueryAt } from '../../components/list/use-visit-view.ts'
import { VisitList } from '../../components/list/VisitList.tsx'
import type { VisitTab } from '../../visit-list.ts'
import { FewVisits } from '../../components/patient/FewVisits.tsx'
import { OwnVisitCard } from '../../components/patient/OwnVisitCard.tsx'

const cardOf = (visit: AppointmentCard) => <OwnVisitCard visit={visit} />
const fewOf = (few: readonly AppointmentCard[], tab: VisitTab, label: string) => (
  <FewVisits visits={few} coming={tab === 'upcoming'} label={label} />
)
const doctorOf = ({ doctor }: AppointmentCard) => <DoctorChip doctor={doctor} />
const linkTo = (id: string) => paths.userAppointmentDetails.link({ id })

const question = defineQuestion(visitQuestions.listAppointments, ({ search }) => ({ query: visitQueryAt(search) }))

export default defineScreen({ question, view: UserAppointmentList })

/** The patient's visits and their pets'. */
function UserAppointmentList({ answer: visits }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const view = useVisitView()
  const [askPage] = useLazyAppointmentsPageQuery()
  const find = (
    <LinkButton look="filled" to={paths.doctorsList.link()}>
      {t('visits.own.find')}
    </LinkButton>
  )
  return (
    <VisitList
      name="visits.own"
      title={t('visits.own.listTitle')}
      about={t('visits.own.listAbout')}
      actions={find}
      searchLabel={t('visits.own.search')}
      view={view}
      visits={visits}
      askPage={askPage}
      columns={{
        linkTo,
        party: {
          key: 'doctor',
          header: t('visits.facts.doctor'),
          cell: doctorOf,
          csv: ({ doctor }) => doctor.name,
        },
      }}
      card={cardOf}
      few={fewOf}
      emptyHint={t(`visits.own.emptyHint.${view.tab}`)}
      emptyAction={find}
    />
  )
}

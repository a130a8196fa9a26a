import { useTranslation } from 'react-i18next'
import { prescriptionStates } from '#contract/prescriptions/states.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { paths } from '#shared/paths.ts'
import { PrescriptionAlarms } from '../../alarms/PrescriptionAlarms.tsx'
import { prescriptionQuestions } from '../../api.ts'
import { prescriptionFilters } from '../../components/list/prescription-filters.ts'
import { PrescriptionList } from '../../components/list/PrescriptionList.tsx'

const question = defineQuestion(prescriptionQuestions.listPrescriptions, ({ search }) => ({
  query: listQueryAt(search, { filters: prescriptionFilters }),
}))

export default defineScreen({ question, view: UserPrescription })

const states = prescriptionStates.filter((state) => state !== 'draft')

/** The patient's prescriptions, and those of their pets and pets in their care. */
function UserPrescription({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <PrescriptionList
      above={<PrescriptionAlarms />}
      title={t('prescriptions.routes.userPrescription.title')}
      about={t('prescriptions.own.about')}
      prescriptions={answer}
      states={states}
      linkTo={({ id }) => paths.userPrescriptionDetails.link({ id })}
      of="patient"
      emptyHint={t('prescriptions.own.emptyHint')}
    />
  )
}

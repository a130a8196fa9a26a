import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prescriptionStates } from '#contract/prescriptions/states.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { prescriptionQuestions } from '../../api.ts'
import { prescriptionFilters } from '../../components/list/prescription-filters.ts'
import { PrescriptionList } from '../../components/list/PrescriptionList.tsx'
import { StartPrescription } from '../../components/list/StartPrescription.tsx'

const question = defineQuestion(prescriptionQuestions.listWrittenPrescriptions, ({ search }) => ({
  query: listQueryAt(search, { filters: prescriptionFilters }),
}))

export default defineScreen({ question, view: DoctorPrescription })

/** What the doctor wrote, drafts too; another one is begun here. */
function DoctorPrescription({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [isStarting, setStarting] = useState(false)
  return (
    <>
      <PrescriptionList
        title={t('prescriptions.routes.doctorPrescription.title')}
        about={t('prescriptions.written.about')}
        prescriptions={answer}
        states={prescriptionStates}
        linkTo={({ id }) => paths.doctorPrescriptionDetails.link({ id })}
        of="doctor"
        emptyHint={t('prescriptions.written.emptyHint')}
        actions={
          // Staff do not see what they may never do.
          faultOf(answer.error).kind !== 'forbidden' && (
            <Button variant="filled" icon={<PlusIcon />} onClick={() => setStarting(true)}>
              {t('prescriptions.start.open')}
            </Button>
          )
        }
      />
      {isStarting && <StartPrescription onClose={() => setStarting(false)} />}
    </>
  )
}

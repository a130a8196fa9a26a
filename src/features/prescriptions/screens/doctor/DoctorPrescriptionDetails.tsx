import { useTranslation } from 'react-i18next'
import { idField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { paths } from '#shared/paths.ts'
import { prescriptionQuestions } from '../../api.ts'
import { DraftEditor } from '../../components/draft/DraftEditor.tsx'
import { DoctorActions } from '../../components/issued/DoctorActions.tsx'
import { DecideConflicts } from '../../components/issued/DecideConflicts.tsx'
import { IssuedPrescription } from '../../components/issued/IssuedPrescription.tsx'
import { PrescriptionBadge } from '../../components/PrescriptionBadge.tsx'

const fields = { id: idField }

const question = defineQuestion(prescriptionQuestions.readPrescription, ({ search }) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { id } } : null
})

export default defineScreen({ question, view: DoctorPrescriptionDetails })

/** One prescription as its doctor sees it: a draft to be written, or what was issued. */
function DoctorPrescriptionDetails({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  if (answer.isUninitialized) return <NotFound level={1} />
  const list = t('prescriptions.routes.doctorPrescription.title')
  return (
    <QueryState query={answer} missing={<NotFound level={1} />}>
      {(prescription) => (
        <DetailPage
          title={prescription.subject.name}
          about={t('prescriptions.routes.doctorPrescriptionDetails.title')}
          state={<PrescriptionBadge state={prescription.state} isOnHold={prescription.conflicts.length > 0} />}
          crumbs={[{ label: list, to: paths.doctorPrescription.link() }, { label: prescription.subject.name }]}
          actions={<DoctorActions prescription={prescription} />}
        >
          {prescription.may.write ? (
            <DraftEditor key={prescription.id} draft={prescription} />
          ) : (
            <IssuedPrescription prescription={prescription} withChecks>
              <DecideConflicts prescription={prescription} />
            </IssuedPrescription>
          )}
        </DetailPage>
      )}
    </QueryState>
  )
}

import { useTranslation } from 'react-i18next'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { PaperPreview, usePreview } from '#features/papers/index.ts'
import { idField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { paths } from '#shared/paths.ts'
import { prescriptionQuestions, useReadPrescriptionPaperMutation } from '../../api.ts'
import { PaperButtons } from '../../components/issued/PaperButtons.tsx'

const fields = { id: idField }

const question = defineQuestion(prescriptionQuestions.readPrescription, ({ search }) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { id } } : null
})

export default defineScreen({ question, view: DownloadPrescription })

/** The paper of a prescription, to be looked at, kept and printed. */
function DownloadPrescription({ answer }: ScreenView<typeof question>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={answer} missing={<NotFound level={1} />}>
      {(prescription) => (prescription.paper ? <Shown prescription={prescription} /> : <NotFound level={1} />)}
    </QueryState>
  )
}

function Shown({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation('workspace')
  const [read] = useReadPrescriptionPaperMutation()
  const { id, subject } = prescription
  const preview = usePreview(id, async () => (await read({ params: { id } })).data)
  return (
    <DetailPage
      title={t('prescriptions.routes.downloadPrescription.title')}
      about={subject.name}
      crumbs={[
        { label: t('prescriptions.routes.doctorPrescription.title'), to: paths.doctorPrescription.link() },
        { label: subject.name, to: paths.doctorPrescriptionDetails.link({ id }) },
        { label: t('prescriptions.routes.downloadPrescription.title') },
      ]}
      actions={<PaperButtons prescription={prescription} />}
    >
      <PaperPreview {...preview} />
    </DetailPage>
  )
}

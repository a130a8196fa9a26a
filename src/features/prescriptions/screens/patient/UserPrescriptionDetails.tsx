import { useTranslation } from 'react-i18next'
import { idField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { RegularMedicine } from '#features/autoships/medicine/index.ts'
import { PrescriptionOrders } from '#features/medicine-orders/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { ConflictAlarm } from '../../alarms/ConflictAlarm.tsx'
import { prescriptionQuestions } from '../../api.ts'
import { IssuedPrescription } from '../../components/issued/IssuedPrescription.tsx'
import { PaperButtons } from '../../components/issued/PaperButtons.tsx'
import { RefillAdvice } from '../../components/issued/RefillAdvice.tsx'
import { PrescriptionBadge } from '../../components/PrescriptionBadge.tsx'

const fields = { id: idField }

const question = defineQuestion(prescriptionQuestions.readPrescription, ({ search }) => {
  const { id } = readAddress(fields, search)
  return id ? { params: { id } } : null
})

export default defineScreen({ question, view: UserPrescriptionDetails })

/** One prescription of the patient, or of a pet. */
function UserPrescriptionDetails({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  if (answer.isUninitialized) return <NotFound level={1} />
  const list = t('prescriptions.routes.userPrescription.title')
  return (
    <QueryState query={answer} missing={<NotFound level={1} />}>
      {(prescription) => (
        <Stack gap="5">
          {prescription.conflicts.length > 0 && <ConflictAlarm alarm={prescription} />}
          <DetailPage
            title={
              prescription.lines.map(({ name }) => name).join(', ') || t('prescriptions.routes.userPrescriptionDetails.title')
            }
            state={<PrescriptionBadge state={prescription.state} isOnHold={prescription.conflicts.length > 0} />}
            crumbs={[{ label: list, to: paths.userPrescription.link() }, { label: prescription.paper?.code ?? '' }]}
            actions={<PaperButtons prescription={prescription} />}
          >
            <IssuedPrescription prescription={prescription}>
              <RefillAdvice prescription={prescription} />
              <PrescriptionOrders prescription={prescription} />
              <RegularMedicine prescription={prescription} />
            </IssuedPrescription>
            <div>
              <LinkButton variant="quiet" to={paths.userAppointmentDetails.link({ id: prescription.appointmentId })}>
                {t('prescriptions.issued.visit')}
              </LinkButton>
            </div>
          </DetailPage>
        </Stack>
      )}
    </QueryState>
  )
}

import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useRefusePharmacyMutation } from '../../accounts-api.ts'
import { useRefuseDoctorMutation } from '../../api.ts'
import { useTooLate } from './use-too-late.ts'
import type { LicenceToDecide } from './VerifyLicence.tsx'

interface RefuseLicenceProps {
  licence: LicenceToDecide
  onClose: () => void
  onDone: () => void
}

/** A refusal needs a reason; the doctor or pharmacy reads it, and may hand the licence in again. */
export function RefuseLicence({ licence, onClose, onDone }: RefuseLicenceProps) {
  const { t } = useTranslation('workspace')
  const [refuseDoctor] = useRefuseDoctorMutation()
  const [refusePharmacy] = useRefusePharmacyMutation()
  const unlessTooLate = useTooLate()
  const { id, of, name } = licence
  const form = useContractForm({
    schema: () => import('#contract/admin/schemas.ts').then((module) => module.refusalReason),
    initial: { reason: '' },
    submit: async (body) => {
      const input = { params: { id }, body }
      await unlessTooLate(() => (of === 'doctor' ? refuseDoctor(input) : refusePharmacy(input)).unwrap())
      onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('admin.verify.refuseTitle', { name })}
      isDangerous
      submit={t('admin.verify.refuse')}
      refusals={{ licence_claimed: t('admin.review.claimedRefusal') }}
    >
      <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.verify.reasonHint')} required>
        <TextArea rows={4} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

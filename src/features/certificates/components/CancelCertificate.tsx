import { useTranslation } from 'react-i18next'
import type { Certificate } from '#contract/certificates/schemas.ts'
import { certificateLengths } from '#contract/certificates/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useCancelCertificateMutation } from '../api.ts'

/** Why a certificate holds no more; the patient reads it. */
export function CancelCertificate({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [cancel] = useCancelCertificateMutation()
  const form = useContractForm({
    schema: () => import('#contract/certificates/schemas.ts').then((module) => module.certificateCancellation),
    initial: { reason: '' },
    submit: async (body) => {
      await cancel({ params: { id: certificate.id }, body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('certificates.cancel.title')}
      submit={t('certificates.cancel.submit')}
      keep={t('certificates.cancel.keep')}
      isDangerous
      refusals={{ certificate_state: t('certificates.refused.state') }}
      onClose={onClose}
    >
      <Text>{t('certificates.cancel.about')}</Text>
      <FormField form={form} name="reason" label={t('certificates.cancel.reason')} required>
        <TextArea rows={3} maxLength={certificateLengths.reason} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

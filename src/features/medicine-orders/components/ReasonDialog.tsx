import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { medicineOrderLengths } from '#contract/medicine-orders/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useMedicineRefusals } from './use-medicine-refusals.ts'

interface ReasonDialogProps {
  title: string
  about: ReactNode
  submit: string
  onSend: (body: { reason: string }) => Promise<unknown>
  onClose: () => void
}

/** Ends something for a reason, which the other one reads. */
export function ReasonDialog({ title, about, submit, onSend, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('workspace')
  const refusals = useMedicineRefusals()
  const form = useContractForm({
    schema: () => import('#contract/medicine-orders/schemas.ts').then((module) => module.ending),
    initial: { reason: '' },
    submit: async (body) => {
      await onSend(body)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} submit={submit} isDangerous refusals={refusals} onClose={onClose}>
      <Text>{about}</Text>
      <FormField form={form} name="reason" label={t('medicine-orders.reason')} required>
        <TextArea rows={3} maxLength={medicineOrderLengths.reason} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

import { useTranslation } from 'react-i18next'
import type { CareItem } from '#contract/care/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useStopCareItemMutation } from '../../api.ts'
import { useCareRefusals } from '../../model/use-care-refusals.ts'

/** An item is not asked for any more; what was ticked stays. */
export function StopItem({ item: { id, title }, onClose }: { item: CareItem; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [stop] = useStopCareItemMutation()
  const refusals = useCareRefusals()
  const form = useContractForm({
    schema: () => import('#contract/care/schemas.ts').then((module) => module.careStop),
    initial: { reason: '' },
    submit: async (body) => {
      await stop({ params: { id }, body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('care.plan.stopOf', { name: title })}
      submit={t('care.plan.stop')}
      isDangerous
      refusals={refusals}
      onClose={onClose}
    >
      <Text>{t('care.plan.stopBody')}</Text>
      <FormField form={form} name="reason" label={t('care.plan.reason')} optional>
        <TextInput autoComplete="off" dir="auto" {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

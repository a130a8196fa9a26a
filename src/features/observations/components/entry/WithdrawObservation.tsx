import { useTranslation } from 'react-i18next'
import type { ObservationDetails } from '#contract/observations/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useWithdrawObservationMutation } from '../../api.ts'
import { useObservationRefusals } from '../../model/use-observation-refusals.ts'

/** Takes a measurement out of what holds; it can still be read. */
export function WithdrawObservation({
  observation: { id, edition },
  onClose,
}: {
  observation: ObservationDetails
  onClose: () => void
}) {
  const { t } = useTranslation('workspace')
  const [withdraw] = useWithdrawObservationMutation()
  const refusals = useObservationRefusals()
  const form = useContractForm({
    schema: () => import('#contract/observations/schemas.ts').then((module) => module.observationWithdrawal),
    initial: { reason: '' },
    prepare: ({ reason }) => ({ edition, reason }),
    submit: async (body) => {
      await withdraw({ params: { id }, body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('observations.withdrawAsk')}
      submit={t('observations.withdraw')}
      isDangerous
      refusals={refusals}
      onClose={onClose}
    >
      <Text>{t('observations.withdrawBody')}</Text>
      <FormField form={form} name="reason" label={t('observations.fields.reason')}>
        <TextInput autoComplete="off" {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { followUpUnits, mostOf, type FollowUpUnit } from '#contract/booking/follow-up.ts'
import type { FollowUp } from '#contract/booking/follow-up-schemas.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useSuggestFollowUpMutation } from '../../follow-up-api.ts'
import styles from './follow-up.module.css'

interface FollowUpFormProps {
  visitId: string
  followUp: FollowUp | null
  onDone: () => void
}

/** In how many weeks or months, and what for. */
export function FollowUpForm({ visitId, followUp, onDone }: FollowUpFormProps) {
  const { t } = useTranslation('workspace')
  const [suggest] = useSuggestFollowUpMutation()
  const initial: { amount: string; unit: FollowUpUnit; purpose: string } = {
    amount: String(followUp?.amount ?? 6),
    unit: followUp?.unit ?? 'weeks',
    purpose: followUp?.purpose ?? '',
  }
  const form = useContractForm({
    schema: () => import('#contract/booking/follow-up-schemas.ts').then((module) => module.followUpBody),
    initial,
    prepare: ({ amount, ...rest }) => ({ ...rest, amount: amount === '' ? undefined : Number(amount) }),
    submit: async (body) => {
      await suggest({ params: { id: visitId }, body }).unwrap()
      onDone()
    },
  })
  return (
    <Form
      form={form}
      aria-label={t('booking.followUp.title')}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t('booking.followUp.suggest')}
        </Button>
      }
    >
      <div className={styles.span}>
        <FormField form={form} name="amount" label={t('booking.followUp.amount')} required>
          <NumberField {...form.input('amount')} min={1} max={mostOf[form.values.unit]} />
        </FormField>
        <FormField form={form} name="unit" label={t('booking.followUp.unit')}>
          <Select
            {...form.input('unit')}
            options={followUpUnits.map((unit) => ({ value: unit, label: t(`booking.followUp.units.${unit}`) }))}
          />
        </FormField>
      </div>
      <FormField form={form} name="purpose" label={t('booking.followUp.purpose')} optional>
        <TextInput maxLength={200} {...form.input('purpose')} />
      </FormField>
    </Form>
  )
}

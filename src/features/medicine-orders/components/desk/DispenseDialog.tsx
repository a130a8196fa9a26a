import { useTranslation } from 'react-i18next'
import type { MedicineOrderLine } from '#contract/medicine-orders/schemas.ts'
import { givingOutcomes, medicineOrderLengths, outcomes, type Outcome } from '#contract/medicine-orders/values.ts'
import { shareOfPacks } from '#contract/prescriptions/fills.ts'
import { amountText } from '#contract/prescriptions/dosing-text.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useDispenseLineMutation } from '../../api.ts'
import { useMedicineRefusals } from '../use-medicine-refusals.ts'

interface DispenseDialogProps {
  id: string
  line: MedicineOrderLine
  onClose: () => void
}

/** The lot that goes first of what is kept for the order and was not given yet. */
function keptLot({ lots, dispensed }: MedicineOrderLine) {
  const given = dispensed?.parts ?? []
  const countGiven = (lot: string) => given.filter((part) => part.lot === lot).reduce((sum, part) => sum + part.quantity, 0)
  return lots.find(({ lot, quantity }) => quantity > countGiven(lot)) ?? lots.at(-1)
}

const writtenNumber = (amount: number) => (amount > 0 ? String(amount) : '')

/** What became of one line, of which lot; a reason for all but filled. */
export function DispenseDialog({ id, line, onClose }: DispenseDialogProps) {
  const { t, i18n } = useTranslation('workspace')
  const [dispense] = useDispenseLineMutation()
  const refusals = useMedicineRefusals()
  const locale = i18n.language as Locale
  const packs = (line.offer?.quantity ?? 1) - (line.dispensed?.quantity ?? 0)
  const isRest = (line.dispensed?.quantity ?? 0) > 0
  const choices = isRest ? givingOutcomes : outcomes
  const kept = keptLot(line)
  const form = useContractForm({
    schema: () => import('#contract/medicine-orders/schemas.ts').then((module) => module.dispensing),
    initial: {
      outcome: (line.offer?.kind === 'substitute' ? 'substituted' : 'filled') as Outcome,
      quantity: String(packs),
      amount: writtenNumber(line.due),
      lot: kept?.lot ?? '',
      expiresOn: kept?.expiresOn ?? '',
      reason: '',
      recentReason: '',
    },
    prepare: (values) => {
      const gives = givingOutcomes.some((one) => one === values.outcome)
      return {
        ...values,
        lineId: line.id,
        quantity: gives ? Number(values.quantity) : 0,
        amount: gives ? Number(values.amount) : undefined,
        due: gives && line.due > 0 ? line.due : undefined,
        lot: gives ? values.lot : '',
        expiresOn: gives ? values.expiresOn || null : null,
      }
    },
    submit: async (body) => {
      await dispense({ params: { id }, body }).unwrap()
      onClose()
    },
  })
  const { values } = form
  const gives = givingOutcomes.some((one) => one === values.outcome)
  const setPacks = (quantity: string) => {
    form.set('quantity', quantity)
    form.set('amount', writtenNumber(shareOfPacks(line.due, Number(quantity) || 0, packs)))
  }
  const choose = (outcome: Outcome) => {
    form.set('outcome', outcome)
    if (outcome === 'filled') setPacks(String(packs))
  }
  return (
    <FormDialog
      form={form}
      title={t('medicine-orders.dispense.title', { name: line.name })}
      submit={t('medicine-orders.dispense.submit')}
      refusals={refusals}
      onClose={onClose}
    >
      {line.givenRecently && <Banner tone="warning">{t('medicine-orders.checks.recent', { name: line.name })}</Banner>}
      <FormField form={form} name="outcome" label={t('medicine-orders.dispense.outcome')}>
        <Select
          options={choices.map((value) => ({ value, label: t(`medicine-orders.outcomes.${value}`) }))}
          value={values.outcome}
          onChange={({ target }) => choose(target.value as Outcome)}
        />
      </FormField>
      {gives && (
        <>
          <FormField form={form} name="quantity" label={t('medicine-orders.dispense.packs', { count: packs })} required>
            <NumberField
              min={1}
              max={packs}
              disabled={values.outcome === 'filled'}
              {...form.input('quantity')}
              onChange={({ target }) => setPacks(target.value)}
            />
          </FormField>
          <FormField
            form={form}
            name="amount"
            label={t('medicine-orders.dispense.amount', { amount: amountText(line.due, line.doseUnit, locale) })}
            hint={t('medicine-orders.dispense.restDue')}
            required
          >
            <NumberField hasDecimals min={0} max={line.due} {...form.input('amount')} />
          </FormField>
          <FormField form={form} name="lot" label={t('medicine-orders.dispense.lot')} required>
            <TextInput maxLength={medicineOrderLengths.lot} {...form.input('lot')} />
          </FormField>
          <FormField form={form} name="expiresOn" label={t('medicine-orders.dispense.expires')}>
            <DatePicker value={values.expiresOn} onChange={({ target }) => form.set('expiresOn', target.value)} />
          </FormField>
        </>
      )}
      {values.outcome !== 'filled' && (
        <FormField form={form} name="reason" label={t('medicine-orders.reason')} required>
          <TextArea rows={2} maxLength={medicineOrderLengths.reason} {...form.input('reason')} />
        </FormField>
      )}
      {gives && line.givenRecently && (
        <FormField form={form} name="recentReason" label={t('medicine-orders.dispense.recentReason')} required>
          <TextArea rows={2} maxLength={medicineOrderLengths.reason} {...form.input('recentReason')} />
        </FormField>
      )}
    </FormDialog>
  )
}

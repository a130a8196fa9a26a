import { useTranslation } from 'react-i18next'
import type { OwnProduct } from '#contract/pharmacy/schemas.ts'
import { pharmacyLengths } from '#contract/pharmacy/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useSaveLotMutation } from '../../api.ts'

interface LotDialogProps {
  productId: string
  /** `undefined`: a new one. */
  lot?: OwnProduct['lots'][number]
  onClose: () => void
}

/** One lot by hand: number, last day, how many, and why it is changed. */
export function LotDialog({ productId, lot, onClose }: LotDialogProps) {
  const { t } = useTranslation('workspace')
  const [save] = useSaveLotMutation()
  const title = t(lot ? 'pharmacy.lots.correctTitle' : 'pharmacy.lots.add')
  const form = useContractForm({
    schema: () => import('#contract/pharmacy/schemas.ts').then((module) => module.lotDraft),
    initial: { lot: lot?.lot ?? '', expiresOn: lot?.expiresOn ?? '', quantity: lot ? String(lot.quantity) : '', reason: '' },
    prepare: ({ expiresOn, quantity, ...values }) => ({
      ...values,
      lotId: lot?.id ?? null,
      seenQuantity: lot?.quantity ?? 0,
      expiresOn: expiresOn || null,
      quantity: Number(quantity),
    }),
    submit: async (body) => {
      await save({ params: { id: productId }, body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={title}
      submit={t('pharmacy.profile.save')}
      refusals={{
        lot_taken: t('pharmacy.lots.refused.taken'),
        lot_changed: t('pharmacy.lots.refused.changed'),
        lot_reserved: t('pharmacy.lots.refused.reserved', { number: String(lot?.reserved ?? 0) }),
      }}
      onClose={onClose}
    >
      <Grid gap="3" least={11} fit>
        <FormField form={form} name="lot" label={t('pharmacy.lots.number')} required>
          <TextInput dir="ltr" maxLength={pharmacyLengths.lot} {...form.input('lot')} />
        </FormField>
        <FormField form={form} name="expiresOn" label={t('pharmacy.catalogue.expires')} optional>
          <DatePicker {...form.input('expiresOn')} />
        </FormField>
        <FormField form={form} name="quantity" label={t('pharmacy.lots.quantity')} required>
          <NumberField min={0} {...form.input('quantity')} />
        </FormField>
      </Grid>
      <FormField form={form} name="reason" label={t('pharmacy.lots.reason')} hint={t('pharmacy.lots.reasonHint')} required>
        <TextArea rows={2} dir="auto" maxLength={300} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

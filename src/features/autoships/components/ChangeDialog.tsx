import { useTranslation } from 'react-i18next'
import type { Autoship } from '#contract/autoships/schemas.ts'
import { useDeliveryTotal } from '#features/shop/buying/index.ts'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { useChangeAutoshipMutation } from '../api.ts'
import { CardField } from './CardField.tsx'
import { DeliveryPrice } from './DeliveryPrice.tsx'
import { preparedRhythm, rhythmOf } from './rhythm.ts'
import { RhythmFields } from './RhythmFields.tsx'
import { useAutoshipRefusals } from './use-autoship-refusals.ts'

/** Another number, rhythm, day, address or card from the next delivery on; what it costs then is agreed to by saving. */
export function ChangeDialog({ autoship, firstDay, onClose }: { autoship: Autoship; firstDay: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [change] = useChangeAutoshipMutation()
  const refusals = useAutoshipRefusals()
  const isProduct = autoship.kind === 'shop'
  const form = useContractForm({
    schema: () => import('#contract/autoships/schemas.ts').then((module) => module.autoshipChange),
    initial: rhythmOf(autoship, firstDay),
    prepare: (values) => ({
      ...preparedRhythm(values),
      quantity: Number(values.quantity),
      expectedTotal: isProduct ? (priced.currentData?.total ?? null) : null,
      cardId: isProduct ? values.cardId : null,
    }),
    submit: async (body) => {
      await change({ params: { id: autoship.id }, body }).unwrap()
      onClose()
    },
  })
  const { quantity, delivery, addressId } = form.values
  const priced = useDeliveryTotal({
    productId: isProduct ? (autoship.product?.id ?? null) : null,
    quantity: Number(quantity),
    delivery,
    addressId: delivery === 'courier' ? addressId : null,
  })
  return (
    <FormDialog
      form={form}
      title={t('autoships.changeTitle')}
      submit={t('autoships.save')}
      waits={isProduct && priced.isFetching}
      refusals={refusals}
      width={42}
      onClose={onClose}
    >
      <RhythmFields form={form} firstDay={firstDay} hasQuantity={isProduct} />
      {isProduct && (
        <>
          <CardField form={form} />
          <DeliveryPrice total={priced.currentData?.total} />
        </>
      )}
    </FormDialog>
  )
}

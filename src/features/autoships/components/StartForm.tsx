import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { Product } from '#contract/catalogue/schemas.ts'
import { useDeliveryTotal } from '#features/shop/buying/index.ts'
import { Form } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { useStartAutoshipMutation } from '../api.ts'
import { CardField } from './CardField.tsx'
import { DeliveryPrice } from './DeliveryPrice.tsx'
import { preparedRhythm, rhythmOf } from './rhythm.ts'
import { RhythmFields } from './RhythmFields.tsx'
import { useAutoshipRefusals } from './use-autoship-refusals.ts'

/** Sets a regular delivery up, for what stands there. */
export function StartForm({ product, firstDay }: { product: Product; firstDay: string }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [start] = useStartAutoshipMutation()
  const refusals = useAutoshipRefusals()
  const form = useContractForm({
    schema: () => import('#contract/autoships/schemas.ts').then((module) => module.newAutoship),
    initial: rhythmOf(null, firstDay),
    prepare: (values) => ({
      ...preparedRhythm(values),
      productId: product.id,
      quantity: Number(values.quantity),
      expectedTotal: priced.currentData?.total,
      cardId: values.cardId,
    }),
    submit: async (body) => {
      await start({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('autoships.started'), text: product.name }))
      await navigate(paths.regularDeliveries.link())
    },
  })
  const { quantity, delivery, addressId } = form.values
  const priced = useDeliveryTotal({
    productId: product.id,
    quantity: Number(quantity),
    delivery,
    addressId: delivery === 'courier' ? addressId : null,
  })
  return (
    <Form
      form={form}
      guarded="query"
      aria-label={t('autoships.routes.deliverRegularly.title')}
      refusals={refusals}
      actions={
        <Button
          type="submit"
          variant="filled"
          loading={form.submitting}
          disabled={!priced.currentData || (delivery === 'courier' && addressId === null)}
        >
          {t('autoships.start')}
        </Button>
      }
    >
      <Panel title={<bdi>{product.name}</bdi>} about={t('autoships.routes.deliverRegularly.about')}>
        <RhythmFields form={form} firstDay={firstDay} hasQuantity />
        <CardField form={form} />
        <DeliveryPrice total={priced.currentData?.total} />
      </Panel>
    </Form>
  )
}

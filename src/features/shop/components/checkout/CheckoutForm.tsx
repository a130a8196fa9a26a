import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { Delivery } from '#contract/orders/goods-order.ts'
import type { BookedAddress, CartLine, CheckoutInput } from '#contract/shop/schemas.ts'
import { isApiError, type ApiError } from '#shared/api/api-error.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { usePlaceCheckoutMutation, usePriceCheckoutQuery } from '../../buying-api.ts'
import { AddressChoice } from './AddressChoice.tsx'
import styles from './checkout.module.css'
import { CheckoutFault } from './CheckoutFault.tsx'
import { CouponBox } from './CouponBox.tsx'
import { Totals } from './Totals.tsx'

/** How it is brought, to whom, with which coupon; what that costs, by the server; and the order. */
export function CheckoutForm({ lines, addresses }: { lines: readonly CartLine[]; addresses: readonly BookedAddress[] }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [delivery, setDelivery] = useState<Delivery>('courier')
  const [addressId, setAddressId] = useState<string>()
  const [coupon, setCoupon] = useState<string | null>(null)
  const [fault, setFault] = useState<ApiError>()
  const chosen = addresses.find(({ id }) => id === addressId) ?? addresses[0]
  const input: CheckoutInput = {
    lines: lines.map(({ productId, quantity, product }) => ({ productId, quantity, price: product?.price.amount ?? null })),
    delivery,
    addressId: delivery === 'courier' ? (chosen?.id ?? null) : null,
    coupon,
  }
  const priced = usePriceCheckoutQuery({ body: input })
  const [place, placing] = usePlaceCheckoutMutation()
  const needsAddress = delivery === 'courier' && !chosen
  const totals = priced.currentData
  const cannotBring = totals?.orders.some(({ deliveryFault }) => deliveryFault !== null) ?? false
  const order = async () => {
    if (!totals) return
    setFault(undefined)
    try {
      const body = { ...input, coupon: totals.couponRefusal === null ? coupon : null, expectedTotal: totals.total }
      const { paymentOf } = await place({ body }).unwrap()
      await navigate(paths.orderPayment.link({ id: paymentOf }), { replace: true })
      dispatch(baseApi.util.invalidateTags(['Cart']))
    } catch (error) {
      if (!isApiError(error)) throw error
      setFault(error)
      void priced.refetch()
    }
  }
  return (
    <div className={styles.columns}>
      <Stack gap="5">
        {fault && <CheckoutFault fault={fault} lines={lines} />}
        {lines.some(({ dangers }) => dangers.length > 0) && <Banner tone="warning">{t('shop.checkout.danger')}</Banner>}
        <Card as="section">
          <Stack>
            <RadioGroup
              label={t('shop.checkout.delivery')}
              value={delivery}
              onChange={setDelivery}
              options={(['courier', 'pickup'] as const).map((value) => ({
                value,
                label: t(`shop.deliveries.${value}`),
                hint: t(`shop.checkout.hints.${value}`),
              }))}
            />
            {delivery === 'courier' && <AddressChoice addresses={addresses} chosen={chosen} onChoose={setAddressId} />}
          </Stack>
        </Card>
      </Stack>
      <Card as="section" aria-labelledby="checkout-total">
        <Stack>
          <Heading level={2} size="m" id="checkout-total">
            {t('orders.totals.title')}
          </Heading>
          <QueryState query={{ ...priced, data: totals }} skeleton={<SkeletonText lines={6} />}>
            {(shown) => <Totals totals={shown} />}
          </QueryState>
          <CouponBox coupon={coupon} refusal={totals?.couponRefusal ?? null} onChange={setCoupon} />
          <Button
            variant="filled"
            wide
            loading={placing.isLoading}
            disabled={!totals || needsAddress || cannotBring}
            onClick={() => void order()}
          >
            {t('shop.checkout.place')}
          </Button>
          <Text size="s" quiet>
            {t(needsAddress ? 'shop.checkout.addressFirst' : 'shop.checkout.placeAbout')}
          </Text>
        </Stack>
      </Card>
    </div>
  )
}

import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { couponRefusals } from '#contract/coupons/refusals.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { CouponIcon } from '#shared/ui/icons/thing-icons.tsx'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { useApplyCouponMutation, useRemoveCouponMutation } from '../api.ts'
import styles from './orders.module.css'

const others = ['payment_under_way', 'order_not_payable', 'hold_expired', 'offline', 'network'] as const
const known = [...couponRefusals, ...others]

/** Puts a coupon on an unpaid order or takes it off; the totals that change are the server's. */
export function CouponField({ order }: { order: Pick<Order, 'id' | 'coupon' | 'discount'> }) {
  const { t, i18n } = useTranslation('workspace')
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [apply, applying] = useApplyCouponMutation()
  const [remove, removing] = useRemoveCouponMutation()
  const params = { id: order.id }
  const amount = formatMoney(order.discount, i18n.language)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim() !== '') void apply({ params, body: { code: code.trim() } }).then(({ error }) => !error && setCode(''))
  }
  const fault = applying.error ?? removing.error
  const refusal = isApiError(fault) ? (known.find((each) => each === fault.code) ?? 'other') : undefined
  const error = isMissing ? t('orders.coupon.missing') : refusal && t(`orders.coupon.refused.${refusal}`)

  return (
    <div>
      <VisuallyHidden as="output">{order.coupon ? t('orders.coupon.saves', { amount }) : ''}</VisuallyHidden>
      {order.coupon ? (
        <div className={styles.applied}>
          <span>
            <CouponIcon size={18} />
            <span>
              <strong>{order.coupon.code}</strong> {t('orders.coupon.saves', { amount })}
            </span>
          </span>
          <Button
            small
            variant="quiet"
            loading={removing.isLoading}
            aria-label={t('orders.coupon.removeCode', { code: order.coupon.code })}
            onClick={() => void remove({ params })}
          >
            {t('orders.coupon.remove')}
          </Button>
        </div>
      ) : (
        <form className={styles.coupon} noValidate onSubmit={send}>
          <Field label={t('orders.coupon.label')} error={error} optional>
            <TextInput
              value={code}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => {
                setCode(event.target.value)
                setMissing(false)
                if (applying.isError) applying.reset()
              }}
            />
          </Field>
          <Button type="submit" loading={applying.isLoading}>
            {t('orders.coupon.apply')}
          </Button>
        </form>
      )}
    </div>
  )
}

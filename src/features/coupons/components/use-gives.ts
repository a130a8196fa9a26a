import { useTranslation } from 'react-i18next'
import type { Coupon } from '#contract/coupons/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { numberFormat } from '#shared/lib/formats.ts'

/** What a coupon gives, in words. */
export function useGives(): (coupon: Pick<Coupon, 'kind' | 'percent' | 'amount' | 'buy' | 'free'>) => string {
  const { t, i18n } = useTranslation('workspace')
  return ({ kind, percent, amount, buy, free }) => {
    if (kind === 'percent') {
      const share = numberFormat(i18n.language, { style: 'percent' }).format((percent ?? 0) / 100)
      return t('coupons.gives.percent', { share })
    }
    if (kind === 'amount' && amount) return t('coupons.gives.amount', { amount: formatMoney(amount, i18n.language) })
    return kind === 'free_delivery' ? t('coupons.gives.free_delivery') : t('coupons.gives.buy_x_get_y', { buy, free })
  }
}

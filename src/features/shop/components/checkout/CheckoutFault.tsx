import { useTranslation } from 'react-i18next'
import type { CartLine } from '#contract/shop/schemas.ts'
import type { ApiError } from '#shared/api/api-error.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

const known = [
  'total_changed',
  'out_of_stock',
  'currencies_differ',
  'address_needed',
  'no_delivery',
  'outside_delivery_area',
  'amount_too_small',
  'offline',
  'network',
] as const
const changes = ['price', 'gone', 'prescription', 'out_of_stock'] as const

/** Why the order was not placed: what of it changed, line by line. */
export function CheckoutFault({ fault, lines }: { fault: ApiError; lines: readonly CartLine[] }) {
  const { t, i18n } = useTranslation('workspace')
  const said = (fault.errors ?? []).flatMap(({ field, code, message }) => {
    const line = lines[Number(field.split('.')[1])]
    const change = oneOf(changes, code)
    if (!line?.product || !change) return []
    const now = change === 'price' ? formatMoney({ ...line.product.price, amount: Number(message) }, i18n.language) : message
    return [{ key: field + code, text: t(`shop.checkout.changed.${change}`, { name: line.product.name, now }) }]
  })
  return (
    <Banner
      tone="error"
      live
      title={t(`shop.checkout.refused.${oneOf(known, fault.code) ?? 'other'}`)}
      action={<LinkButton to={paths.cart.link()}>{t('shop.checkout.toCart')}</LinkButton>}
    >
      {said.map(({ key, text }) => (
        <div key={key}>{text}</div>
      ))}
    </Banner>
  )
}

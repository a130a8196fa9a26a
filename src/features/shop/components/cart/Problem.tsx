import { useTranslation } from 'react-i18next'
import type { CartLine } from '#contract/shop/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

interface ProblemProps {
  problem: CartLine['problems'][number]
  line: CartLine
  busy: boolean
  onSet: (quantity: number, price: number | null) => void
}

/** What is wrong with a line: what stood there, what is true now, and the step that puts it right. */
export function Problem({ problem: { code, from, to }, line, busy, onSet }: ProblemProps) {
  const { t, i18n } = useTranslation('site')
  const { product, quantity } = line
  const price = product?.price.amount ?? null
  const money = (amount: number | null) =>
    amount === null || !product ? '' : formatMoney({ ...product.price, amount }, i18n.language)
  const fits = code === 'price' || code === 'fewer'
  const says = code === 'price' ? { from: money(from), to: money(to) } : { from: from ?? 0, to: to ?? 0 }
  return (
    <Banner
      tone="warning"
      live
      action={
        <Button disabled={busy} onClick={() => onSet(code === 'fewer' ? (to ?? 0) : fits ? quantity : 0, price)}>
          {t(`shop.cart.mend.${code}`)}
        </Button>
      }
    >
      {t(`shop.cart.problem.${code}`, says)}
    </Banner>
  )
}

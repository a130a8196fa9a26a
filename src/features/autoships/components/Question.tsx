import { useTranslation } from 'react-i18next'
import type { AutoshipStep } from '#contract/autoships/machine.ts'
import { answersTo } from '#contract/autoships/rules.ts'
import type { Autoship } from '#contract/autoships/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'

interface QuestionProps {
  autoship: Autoship
  asks: NonNullable<Autoship['asks']>
  busy: boolean
  onStep: (step: AutoshipStep) => void
}

/** What a delivery asks: what was agreed on, what is true now, and the answers. */
export function Question({ autoship: { agreed }, asks, busy, onStep }: QuestionProps) {
  const { t, i18n } = useTranslation('workspace')
  const { kind, from, to } = asks
  const money = (amount: number | null) => (agreed && amount !== null ? formatMoney({ ...agreed, amount }, i18n.language) : '')
  const isPrice = kind === 'dearer' || kind === 'too_small'
  const said = isPrice ? { from: money(from), to: money(to) } : { from: String(from ?? ''), to: String(to ?? '') }
  const isSoldOut = kind === 'out_of_stock' && (to ?? 0) === 0
  return (
    <Banner
      tone="warning"
      title={t(`autoships.asks.${isSoldOut ? 'sold_out' : kind}`, said)}
      action={
        <Cluster>
          {answersTo(asks).map((answer) => (
            <Button key={answer} disabled={busy} onClick={() => onStep(answer)}>
              {t(`autoships.answers.${answer}`, said)}
            </Button>
          ))}
        </Cluster>
      }
    >
      {t('autoships.nothingCharged')}
    </Banner>
  )
}

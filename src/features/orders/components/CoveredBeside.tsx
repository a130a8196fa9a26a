import { useTranslation } from 'react-i18next'
import type { Money } from '#contract/kernel/values.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Text } from '#shared/ui/text/Text.tsx'

/** Beside an amount that the buyer paid: what their plan paid; nothing where it paid nothing. */
export function CoveredBeside({ covered }: { covered: Money | undefined }) {
  const { t, i18n } = useTranslation('workspace')
  if (!covered || covered.amount === 0) return null
  return (
    <Text as="span" size="s" quiet>
      {' '}
      {t('orders.papers.coveredBeside', { amount: formatMoney(covered, i18n.language) })}
    </Text>
  )
}

import { useTranslation } from 'react-i18next'
import { sum } from '#contract/orders/money.ts'
import type { PaperSum } from '#contract/orders/list-schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Amounts } from '#shared/ui/money/Amounts.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

const figures = ['invoiced', 'credited', 'net'] as const

/** What the papers that are shown come to, each currency by itself. */
export function PaperSums({ sums }: { sums: readonly PaperSum[] }) {
  const { t } = useTranslation('workspace')
  const isCovered = sums.some(({ covered }) => covered > 0)
  return (
    <Card padding="tight">
      <Stack gap="2">
        <Text quiet>{t('orders.papers.sums')}</Text>
        <Facts
          facts={[
            { name: t('orders.papers.count'), value: sum(sums.map(({ papers }) => papers)) },
            ...[...figures, ...(isCovered ? (['covered'] as const) : [])].map((figure) => ({
              name: t(`orders.papers.${figure}`),
              value: <Amounts values={sums.map((each) => ({ currency: each.currency, amount: each[figure] }))} />,
            })),
          ]}
        />
      </Stack>
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import type { Money as Amount } from '#contract/kernel/values.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** What a delivery may cost, and that nothing is charged beyond it without a question. */
export function DeliveryPrice({ total }: { total: Amount | undefined }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="1">
      <Text as="output" strong>
        {t('autoships.price')} {total ? <Money value={total} /> : '…'}
      </Text>
      <Text size="s" quiet>
        {t('autoships.priceAbout')}
      </Text>
    </Stack>
  )
}

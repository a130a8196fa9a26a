import { useTranslation } from 'react-i18next'
import type { LotChange } from '#contract/pharmacy/schemas.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListLotChangesQuery } from '../../api.ts'

/** What was changed of a product's lots by hand, when and why. */
export function LotHistory({ productId }: { productId: string }) {
  const { t } = useTranslation('workspace')
  const { data } = useListLotChangesQuery({ params: { id: productId } })
  if (!data || data.items.length === 0) return null
  return (
    <Stack as="section" gap="2">
      <Heading level={3} size="s">
        {t('pharmacy.lots.history')}
      </Heading>
      <Stack as="ol" gap="2">
        {data.items.map((change) => (
          <li key={change.id}>
            <Change change={change} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Change({ change: { lot, quantityFrom, quantityTo, expiresFrom, expiresTo, reason, at } }: { change: LotChange }) {
  const { t } = useTranslation('workspace')
  return (
    <Text size="s" quiet>
      <When instant={at} /> · <bdi dir="ltr">{lot}</bdi> ·{' '}
      {quantityFrom === null
        ? t('pharmacy.lots.came', { to: String(quantityTo) })
        : t('pharmacy.lots.went', { from: String(quantityFrom), to: String(quantityTo) })}
      {expiresTo !== null && expiresTo !== expiresFrom && (
        <>
          {' · '}
          <CalendarDay date={expiresTo} />
        </>
      )}{' '}
      · “<bdi>{reason}</bdi>”
    </Text>
  )
}

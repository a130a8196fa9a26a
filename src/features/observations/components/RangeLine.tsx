import { useTranslation } from 'react-i18next'
import type { Measurement } from '#contract/observations/schemas.ts'
import type { ObservationKind } from '#contract/observations/values.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { useRangeText } from '../model/use-range-text.ts'

/** What is usual, with whose numbers these are. */
export function RangeLine({ kind, range }: { kind: ObservationKind; range: NonNullable<Measurement['range']> }) {
  const { t } = useTranslation('workspace')
  const text = useRangeText()
  return (
    <div>
      <Text>{t('observations.range.usual', { range: text(kind, range) })}</Text>
      <Text size="s" quiet>
        {t('observations.range.source')}: <bdi>{range.source}</bdi>
      </Text>
    </div>
  )
}

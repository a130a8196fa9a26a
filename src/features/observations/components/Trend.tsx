import { useTranslation } from 'react-i18next'
import type { Measurement } from '#contract/observations/schemas.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useObservedFormat } from '../model/use-observed-format.ts'

/** Where the newest value went since the one before, in words. */
export function Trend({ measurement: { kind, newest, before } }: { measurement: Measurement }) {
  const { t, i18n } = useTranslation('workspace')
  const format = useObservedFormat()
  const zone = useZone()
  if (!before) return null
  const change = newest.value - before.value
  const way = change > 0 ? 'more' : change < 0 ? 'less' : 'same'
  const date = formatInstant(before.at, i18n.language, zone, 'date')
  const amount = kind === 'body_condition' ? String(Math.abs(change)) : format(kind, Math.abs(change))
  return (
    <Text as="span" size="s">
      {t(`observations.trend.${way}`, { change: amount, date })}
    </Text>
  )
}

import { useTranslation } from 'react-i18next'
import type { EventDetails } from '#contract/events/schemas.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

/** What must be known of an event that is not simply ahead. */
export function EventSays({ event: { phase, reason } }: { event: EventDetails }) {
  const { t } = useTranslation('site')
  if (phase === 'cancelled')
    return (
      <Banner tone="error" title={t('events.says.cancelled')}>
        <bdi>{reason}</bdi>
      </Banner>
    )
  if (phase === 'coming') return null
  return <Banner tone="information">{t(`events.says.${phase}`)}</Banner>
}

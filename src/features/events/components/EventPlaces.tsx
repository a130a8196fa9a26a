import { useTranslation } from 'react-i18next'
import type { EventCard } from '#contract/events/schemas.ts'
import { placesLeft } from '#contract/events/rules.ts'

/** How many go, and how many more can. */
export function EventPlaces({ event }: { event: Pick<EventCard, 'going' | 'limit' | 'waiting'> }) {
  const { t } = useTranslation('site')
  const left = placesLeft(event)
  const words = [
    t('events.going', { count: event.going }),
    left === 0 && t('events.full'),
    left !== null && left > 0 && t('events.left', { count: left }),
    event.waiting > 0 && t('events.waiting', { count: event.waiting }),
  ]
  return <span>{words.filter(Boolean).join(' · ')}</span>
}

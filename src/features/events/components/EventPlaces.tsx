import { useTranslation } from 'react-i18next'
import type { EventCard } from '#contract/events/schemas.ts'
import { placesLeft } from '#contract/events/rules.ts'

/** How many go, and, until it begins, how many more can. */
export function EventPlaces({ event }: { event: Pick<EventCard, 'going' | 'limit' | 'waiting' | 'phase'> }) {
  const { t } = useTranslation('site')
  const left = event.phase === 'coming' ? placesLeft(event) : null
  const words = [
    t('events.going', { count: event.going }),
    left === 0 && t('events.full'),
    left !== null && left > 0 && t('events.left', { count: left }),
    event.phase === 'coming' && event.waiting > 0 && t('events.waiting', { count: event.waiting }),
  ]
  return <span>{words.filter(Boolean).join(' · ')}</span>
}

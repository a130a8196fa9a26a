import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { EventCard as Event } from '#contract/events/schemas.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatDistance } from '#shared/lib/measures.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { CalendarIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { PeopleIcon, PinIcon } from '#shared/ui/icons/thing-icons.tsx'
import { EventBadges } from '../EventBadges.tsx'
import { EventPicture } from '../EventPicture.tsx'
import { EventPlaces } from '../EventPlaces.tsx'
import { EventWhen } from '../EventWhen.tsx'
import styles from './EventCard.module.css'

/** An event in a list: what, when, where, and who comes. */
export function EventCard({ event }: { event: Event }) {
  const { t, i18n } = useTranslation('site')
  const units = useUnits()
  const { id, title, kind, picture, place, distance } = event
  return (
    <Card as="article" padding="none" className={styles.card}>
      <EventPicture kind={kind} src={picture} className={styles.picture} />
      <div className={styles.words}>
        <EventBadges event={event} />
        <h2 className={styles.title}>
          <Link to={paths.eventsDetails.link({ id })}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <ul className={styles.facts}>
          <li>
            <CalendarIcon size={16} />
            <span>
              <EventWhen event={event} />
            </span>
          </li>
          <li>
            <PinIcon size={16} />
            <span>
              <bdi>{[place.name, place.address.city].filter(Boolean).join(', ')}</bdi>
              {distance !== null && ` · ${t('doctors.card.away', { distance: formatDistance(distance, i18n.language, units) })}`}
            </span>
          </li>
          <li>
            <PeopleIcon size={16} />
            <EventPlaces event={event} />
          </li>
        </ul>
      </div>
    </Card>
  )
}

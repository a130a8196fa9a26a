import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventCard as Event } from '#contract/events/schemas.ts'
import { CardList, type CardListProps, type CardQuery } from '#shared/patterns/list/CardList.tsx'
import { EventCard } from '../card/EventCard.tsx'
import { EventCardSkeletons } from '../card/EventCardSkeletons.tsx'

export type EventAnswer = CardQuery<Event>

interface EventResultsProps {
  query: EventAnswer
  controller?: CardListProps<Event>['controller']
  empty: ReactNode
}

const cardOf = (event: Event) => <EventCard event={event} />

/** Events as cards, page by page. */
export function EventResults({ query, controller, empty }: EventResultsProps) {
  const { t } = useTranslation('workspace')
  return (
    <CardList
      query={query}
      controller={controller}
      label={t('events.list.label')}
      itemKey={({ id }) => id}
      card={cardOf}
      skeleton={<EventCardSkeletons />}
      empty={empty}
      found={({ length }) => t('events.list.found', { count: length })}
    />
  )
}

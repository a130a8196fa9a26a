import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventCard as Event } from '#contract/events/schemas.ts'
import { rowsOf, type ListQuery } from '#shared/patterns/list/list-of.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Stack, VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { EventCard } from '../card/EventCard.tsx'
import { EventCardSkeletons } from '../card/EventCardSkeletons.tsx'

export type EventAnswer = ListQuery<Event> & { currentData?: ListQuery<Event>['data'] }

interface EventResultsProps {
  query: EventAnswer
  empty: ReactNode
  /** Above the cards: the map of them. */
  children?: (events: readonly Event[]) => ReactNode
}

/** Events as cards, page by page. */
export function EventResults({ query, empty, children }: EventResultsProps) {
  const { t } = useTranslation('workspace')
  return (
    <QueryState query={{ ...query, data: rowsOf(query.currentData) }} skeleton={<EventCardSkeletons />} empty={empty}>
      {(events) => (
        <Stack gap="4" aria-busy={query.isFetching || undefined}>
          <VisuallyHidden as="output">{t('events.list.found', { count: events.length })}</VisuallyHidden>
          {children?.(events)}
          <Stack as="ul" gap="4" aria-label={t('events.list.label')}>
            {events.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </Stack>
          <LoadMore
            hasMore={query.hasNextPage === true}
            loading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage?.()}
          />
        </Stack>
      )}
    </QueryState>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventDetails } from '#contract/events/schemas.ts'
import { guestStandings, type GuestStanding } from '#contract/events/values.ts'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListGuestsInfiniteQuery } from '../../api.ts'

/** Who comes, for those who are signed in; some at first, more on wish. */
export function Guests({ event }: { event: EventDetails }) {
  const { t } = useTranslation('site')
  const [standing, setStanding] = useState<GuestStanding>('going')
  const guests = useListGuestsInfiniteQuery({ params: { id: event.id }, query: { standing } })
  const offered = guestStandings.filter((each) => each === 'going' || event[each] > 0)
  return (
    <Stack gap="4">
      {offered.length > 1 && (
        <RadioGroup
          label={t('events.guests.show')}
          labelHidden
          variant="segments"
          value={standing}
          onChange={setStanding}
          options={offered.map((value) => ({ value, label: t(`events.guests.${value}`, { count: event[value] }) }))}
        />
      )}
      <QueryState
        query={{ ...guests, data: rowsOf(guests.currentData) }}
        skeleton={<SkeletonText lines={2} />}
        empty={<Text quiet>{t('events.guests.none')}</Text>}
      >
        {(people) => (
          <Stack gap="3">
            <Cluster as="ul" gap="4" aria-label={t('events.guests.title')}>
              {people.map(({ id, name, avatar }) => (
                <li key={id}>
                  <PersonChip name={name} src={avatar} />
                </li>
              ))}
            </Cluster>
            {guests.hasNextPage && (
              <Cluster>
                <Button small loading={guests.isFetchingNextPage} onClick={() => void guests.fetchNextPage()}>
                  {t('ui.loadMore')}
                </Button>
              </Cluster>
            )}
          </Stack>
        )}
      </QueryState>
    </Stack>
  )
}

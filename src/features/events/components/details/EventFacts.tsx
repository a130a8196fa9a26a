import { useTranslation } from 'react-i18next'
import { addressLines } from '#contract/kernel/town-line.ts'
import type { EventDetails } from '#contract/events/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { AddressLines } from '#shared/ui/address/AddressLines.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { ExternalIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { EventPlaces } from '../EventPlaces.tsx'
import { EventWhen } from '../EventWhen.tsx'
import { forWhomWords } from '../for-whom-words.ts'

/** When, where, for whom and how many. */
export function EventFacts({ event }: { event: EventDetails }) {
  const { t } = useTranslation('site')
  const { name, address } = event.place
  // By its words: of most addresses we know only about where their town is.
  const wanted = new URLSearchParams({ query: [...addressLines(address), address.country].join(', ') })
  return (
    <Card>
      <Facts
        facts={[
          { name: t('events.facts.when'), value: <EventWhen event={event} /> },
          {
            name: t('events.facts.where'),
            value: (
              <>
                <address style={{ fontStyle: 'normal' }}>
                  {name && (
                    <Text strong>
                      <bdi>{name}</bdi>
                    </Text>
                  )}
                  <AddressLines lines={addressLines(address)} country={address.country} />
                </address>
                <a href={`https://www.openstreetmap.org/search?${wanted}`} target="_blank" rel="noreferrer">
                  {t('events.facts.map')} <ExternalIcon size={14} style={{ display: 'inline' }} />
                </a>
              </>
            ),
          },
          { name: t('events.facts.forWhom'), value: forWhomWords(t, event.forWhom) },
          { name: t('events.facts.places'), value: <EventPlaces event={event} /> },
          { name: t('events.facts.organiser'), value: <bdi>{event.organiser.name}</bdi> },
        ]}
      />
    </Card>
  )
}

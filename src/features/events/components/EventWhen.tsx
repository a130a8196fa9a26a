import { useTranslation } from 'react-i18next'
import type { EventCard } from '#contract/events/schemas.ts'
import { dayOf, formatInstant, zoneCity, zonesDiffer } from '#shared/lib/format-time.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import styles from './EventWhen.module.css'

type Times = Pick<EventCard, 'startsAt' | 'endsAt' | 'timeZone'>

/** From when until when, in the reader's zone; where the clock of the place shows another time, that as well. */
export function EventWhen({ event: { startsAt, endsAt, timeZone } }: { event: Times }) {
  const { t, i18n } = useTranslation('site')
  const zone = useZone()
  const now = useMountTime()
  const isOneDay = dayOf(startsAt, zone) === dayOf(endsAt, zone)
  return (
    <>
      <When instant={startsAt} otherZone={timeZone} />{' '}
      <span className={isOneDay ? styles.whole : undefined}>
        – <When instant={endsAt} show={isOneDay ? 'time' : 'both'} otherZone={timeZone} />
      </span>
      {zonesDiffer(startsAt, zone, timeZone) && (
        <Text as="div" size="s" quiet>
          {t('events.atPlace', {
            city: zoneCity(timeZone),
            when: formatInstant(startsAt, i18n.language, timeZone, 'both', true, now),
          })}
        </Text>
      )}
    </>
  )
}

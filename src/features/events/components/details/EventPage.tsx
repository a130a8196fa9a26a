import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { EventDetails } from '#contract/events/schemas.ts'
import { paths } from '#shared/paths.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { ShareButton } from '#shared/patterns/share/ShareButton.tsx'
import { ScreenTitle } from '#shared/routing/ScreenTitle.tsx'
import { selectRole } from '#shared/session/login.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { RichTextView } from '#shared/ui/rich-text/RichTextView.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { EventBadges } from '../EventBadges.tsx'
import { EventPicture } from '../EventPicture.tsx'
import { EventWhen } from '../EventWhen.tsx'
import { AttendPanel } from './AttendPanel.tsx'
import { EventCalendarFile } from './EventCalendarFile.tsx'
import { EventFacts } from './EventFacts.tsx'
import styles from './EventPage.module.css'
import { EventSays } from './EventSays.tsx'
import { Guests } from './Guests.tsx'
import { OrganiserTools } from './OrganiserTools.tsx'

/** One event as the reader may see it: what it is, whether they come, who else does. */
export function EventPage({ event }: { event: EventDetails }) {
  const { t } = useTranslation('site')
  const role = useSelector(selectRole)
  const crumbs = [{ label: t('events.crumb'), to: paths.userEvents.link() }, { label: event.title }]
  return (
    <>
      <ScreenTitle>{`${event.title} · ${t('app.brand')}`}</ScreenTitle>
      <DetailPage
        title={<bdi>{event.title}</bdi>}
        about={
          <Stack gap="2">
            <EventBadges event={event} />
            <div>
              <EventWhen event={event} />
              <div>
                <bdi>{[event.place.name, event.place.address.city].filter(Boolean).join(', ')}</bdi>
              </div>
            </div>
          </Stack>
        }
        crumbs={role === 'patient' ? crumbs : undefined}
        actions={
          <>
            {event.own && event.phase === 'coming' && <OrganiserTools event={event} />}
            {event.phase !== 'past' && <EventCalendarFile id={event.id} />}
            <ShareButton address={paths.eventsDetails.link({ id: event.id })} title={event.title} />
          </>
        }
        aside={<EventFacts event={event} />}
      >
        <EventSays event={event} />
        <EventPicture kind={event.kind} src={event.picture} className={styles.picture} />
        <AttendPanel event={event} />
        <Card as="section" aria-labelledby="about-event">
          <Stack gap="4">
            <Heading level={2} size="l" id="about-event">
              {t('events.about')}
            </Heading>
            <RichTextView document={event.description} level={2} />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="guests">
          <Stack gap="4">
            <Heading level={2} size="l" id="guests">
              {t('events.guests.title')}
            </Heading>
            {role === undefined ? <Text quiet>{t('events.guests.visitors')}</Text> : <Guests key={event.id} event={event} />}
          </Stack>
        </Card>
      </DetailPage>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { EventDetails } from '#contract/events/schemas.ts'
import { guestStandings } from '#contract/events/values.ts'
import { choiceField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { selectRole } from '#shared/session/login.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { EventPlaces } from '../EventPlaces.tsx'
import { AttendButtons } from './AttendButtons.tsx'
import { SignInToAttend } from './SignInToAttend.tsx'

/** What a visitor chose before signing in. */
const fields = { wish: choiceField(guestStandings) }

/** Whether the reader comes: for patients who do not organise it. Others learn what they would have to be. */
export function AttendPanel({ event }: { event: EventDetails }) {
  const { t } = useTranslation('site')
  const role = useSelector(selectRole)
  const { wish } = useAddress(fields).values
  if (event.own || event.phase !== 'coming') return null
  return (
    <Card as="section" ground="soft" aria-labelledby="attend">
      <Stack gap="4">
        <div>
          <Heading level={2} size="l" id="attend">
            {t('events.attend.title')}
          </Heading>
          <EventPlaces event={event} />
        </div>
        {role === undefined && <SignInToAttend event={event} />}
        {role === 'patient' && <AttendButtons key={event.id} event={event} wished={wish} />}
        {role !== undefined && role !== 'patient' && <Banner tone="information">{t('events.attend.wrongRole')}</Banner>}
      </Stack>
    </Card>
  )
}

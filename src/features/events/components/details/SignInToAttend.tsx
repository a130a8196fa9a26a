import { useTranslation } from 'react-i18next'
import { isFull } from '#contract/events/rules.ts'
import type { EventDetails } from '#contract/events/schemas.ts'
import type { GuestStanding } from '#contract/events/values.ts'
import { paths } from '#shared/paths.ts'
import { returnToName } from '#shared/routing/return-to.ts'
import { signInLink } from '#shared/session/access.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** Visitors sign in first, and come back with what they chose. */
export function SignInToAttend({ event }: { event: EventDetails }) {
  const { t } = useTranslation('site')
  const back = (wish: GuestStanding) => paths.eventsDetails.link({ id: event.id, wish })
  return (
    <Stack gap="2">
      <Cluster>
        <LinkButton variant="filled" to={signInLink('patient', back('going'))}>
          {t(isFull(event) ? 'events.attend.signInToWait' : 'events.attend.signInToGo')}
        </LinkButton>
        <LinkButton to={signInLink('patient', back('interested'))}>{t('events.attend.interested')}</LinkButton>
        <LinkButton variant="quiet" to={paths.patientRegistration.link({ [returnToName]: back('going') })}>
          {t('events.attend.register')}
        </LinkButton>
      </Cluster>
      <Text size="s" quiet>
        {t('events.attend.keeps')}
      </Text>
    </Stack>
  )
}

import { useTranslation } from 'react-i18next'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { Ready } from './Ready.tsx'

/** Too early: when the waiting room opens, and what can be done until then. */
export function Opens({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack>
      <Card ground="soft">
        <Stack gap="2">
          <Text quiet>{t('meeting.room.opens')}</Text>
          <Heading level={2} size="2xl">
            <When instant={meeting.opensAt} otherZone={meeting.doctor.timeZone} />
          </Heading>
          <Text quiet>{t('meeting.room.opensByItself')}</Text>
          <div>
            <LinkButton variant="outlined" to={paths.userTestConnection.link()}>
              {t('meeting.room.test')}
            </LinkButton>
          </div>
        </Stack>
      </Card>
      <Card>
        <Ready subject={meeting.subject} />
      </Card>
    </Stack>
  )
}

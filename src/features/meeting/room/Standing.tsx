import { useTranslation } from 'react-i18next'
import type { MeetingStage } from '#contract/meeting/rules.ts'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { connectionChecks } from '#contract/meeting/values.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** What the practice sees before a visit: whether the patient is here, has agreed, and what their connection test said. */
export function Standing({ meeting, stage }: { meeting: Meeting; stage: MeetingStage }) {
  const { t } = useTranslation('workspace')
  const { patient, test, consentedAt, opensAt, state } = meeting
  const says = state === 'in_progress' ? 'goesOn' : state === 'waiting' ? 'here' : stage === 'ahead' ? 'early' : 'notHere'
  const warned = test ? connectionChecks.filter((check) => test[check] === 'warning') : []
  return (
    <Card ground="soft">
      <Stack>
        <Banner tone={says === 'here' ? 'success' : 'information'} live>
          {t(`meeting.standing.${says}`, { name: patient.name })} {says === 'early' && <When instant={opensAt} />}
        </Banner>
        <Heading level={2} size="m">
          {t('meeting.standing.title')}
        </Heading>
        <Facts
          facts={[
            {
              name: t('meeting.standing.consent'),
              value: consentedAt ? <When instant={consentedAt} /> : t('meeting.standing.notYet'),
            },
            {
              name: t('meeting.standing.test'),
              value: test ? <When instant={test.at} /> : t('meeting.standing.noTest'),
            },
          ]}
        />
        {test && (
          <Text>
            {warned.length === 0
              ? t('meeting.standing.clear')
              : t('meeting.standing.warned', { checks: warned.map((check) => t(`meeting.standing.checks.${check}`)).join(', ') })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { useHubState } from '#shared/hub/use-hub.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { officeSteps } from '../../doctor-steps.ts'
import styles from './doctor-visits.module.css'
import { useOfficeSteps } from './use-office-steps.tsx'
import { VisitCard } from './VisitCard.tsx'

/** Who has checked in and waits, live. The doctor begins the visit from here. */
export function WaitingRoom({ visits }: { visits: readonly AppointmentCard[] }) {
  const { t } = useTranslation('workspace')
  const isLive = useHubState() === 'connected'
  return (
    <Card as="section" ground={visits.length > 0 ? 'soft' : 'plain'} aria-labelledby="waiting-room">
      <Stack gap="3">
        <Cluster justify="between">
          <Heading level={2} size="l" id="waiting-room">
            {t('visits.dashboard.waitingTitle')}
          </Heading>
          {isLive && <Badge tone="success">{t('visits.dashboard.live')}</Badge>}
        </Cluster>
        <Text as="output" quiet>
          {t('visits.dashboard.waiting', { count: visits.length })}
        </Text>
        {visits.length > 0 && (
          <ol className={styles.list}>
            {visits.map((visit) => (
              <li key={visit.id}>
                <Waiting visit={visit} />
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </Card>
  )
}

function Waiting({ visit }: { visit: AppointmentCard }) {
  const { t } = useTranslation('workspace')
  const by = useSelector(selectRole) === 'staff' ? 'staff' : 'doctor'
  const now = useNow()
  const { take, busy, dialogs } = useOfficeSteps(visit)
  const { next } = officeSteps(visit, by, now)
  return (
    <>
      <VisitCard
        visit={visit}
        show="time"
        action={
          next && (
            <Button look="filled" small loading={busy} onClick={() => void take(next)}>
              {t(`visits.verbs.${next}`)}
            </Button>
          )
        }
      />
      {dialogs}
    </>
  )
}

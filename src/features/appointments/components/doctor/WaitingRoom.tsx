import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { Delay, MeetingLink } from '#features/meeting/index.ts'
import { useHubState } from '#shared/hub/use-hub.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { isByMeeting, officeSteps } from '../../doctor-steps.ts'
import { useOfficeSteps } from './use-office-steps.tsx'
import { AppointmentTile } from './AppointmentTile.tsx'

/** Who has checked in and waits, live. The doctor begins the visit from here. */
export function WaitingRoom({ visits }: { visits: readonly AppointmentCard[] }) {
  const { t } = useTranslation('workspace')
  const isLive = useHubState() === 'connected'
  return (
    <Panel
      name="waiting"
      title={t('appointments.dashboard.waitingTitle')}
      action={isLive && <Badge tone="success">{t('appointments.dashboard.live')}</Badge>}
      ground={visits.length > 0 ? 'soft' : 'plain'}
    >
      <Text as="output" quiet>
        {t('appointments.dashboard.waiting', { count: visits.length })}
      </Text>
      <Delay />
      {visits.length > 0 && (
        <PanelList ordered items={visits} rowKey={({ id }) => id}>
          {(appointment) => <Waiting appointment={appointment} />}
        </PanelList>
      )}
    </Panel>
  )
}

function Waiting({ appointment }: { appointment: AppointmentCard }) {
  const { t } = useTranslation('workspace')
  const by = useSelector(selectRole) === 'staff' ? 'staff' : 'doctor'
  const now = useNow()
  const { take, busy, dialogs } = useOfficeSteps(appointment)
  const { next } = officeSteps(appointment, by, now)
  return (
    <>
      <AppointmentTile
        appointment={appointment}
        show="time"
        action={
          next && isByMeeting(appointment, next) ? (
            <MeetingLink appointment={appointment} part="doctor" now={now} small />
          ) : (
            next && (
              <Button variant="filled" small loading={busy} onClick={() => void take(next)}>
                {t(`appointments.verbs.${next}`)}
              </Button>
            )
          )
        }
      />
      {dialogs}
    </>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCheckInMutation } from '#features/appointments/index.ts'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CallStage } from '../call/CallStage.tsx'
import { partySide } from '../call/call-side.ts'
import { useCall } from '../call/use-call.ts'
import { Closed } from './Closed.tsx'
import { Consent } from './Consent.tsx'
import { Guests } from './Guests.tsx'
import { InviteGuest } from './InviteGuest.tsx'
import { Line } from './Line.tsx'
import { Messages } from './Messages.tsx'
import { Opens } from './Opens.tsx'
import { Preview } from './Preview.tsx'
import { Ready } from './Ready.tsx'
import { Rejoin } from './Rejoin.tsx'
import styles from './room.module.css'
import { useFreshMeeting } from './use-fresh-meeting.ts'
import { WhileWaiting } from './WhileWaiting.tsx'
import { useOwnMedia } from '../devices/use-local-media.ts'

/** The patient's way through a visit by video: before it opens, the waiting room, the call, and what comes after. */
export function PatientRoom({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('workspace')
  const media = useOwnMedia()
  const own = useCall(partySide(meeting.id), media)
  const [checkIn, checkingIn] = useCheckInMutation()
  const [isReady, setReady] = useState(false)
  const { stage } = meeting
  const { standing } = own.view
  useFreshMeeting(meeting, standing)
  const details = paths.userAppointmentDetails.link({ id: meeting.id })

  const arrive = async () => {
    await media.open()
    setReady(true)
    if (meeting.state === 'confirmed') await checkIn({ params: { id: meeting.id } })
  }
  // Who has said that they are ready is taken in as soon as the doctor begins, without another press.
  const begin = useEffectEvent(() => isReady && !own.call && own.join())
  useEffect(() => {
    if (stage === 'call') begin()
  }, [stage])

  if (stage === 'over' || stage === 'not_booked' || stage === 'not_by_video')
    return (
      <Closed stage={stage} other={meeting.doctor.name}>
        <LinkButton variant="filled" to={details}>
          {t(meeting.state === 'completed' ? 'meeting.over.summary' : 'meeting.over.toVisit')}
        </LinkButton>
      </Closed>
    )
  if (meeting.consentedAt === null && stage !== 'ahead')
    return (
      <Card>
        <Consent meeting={meeting.id} />
      </Card>
    )
  if (stage === 'ahead') return <Opens meeting={meeting} />
  if (stage === 'call') {
    const isIn = own.call && (standing === 'joining' || standing === 'joined')
    return (
      <div className={styles.columns}>
        {isIn ? (
          <Stack gap="3">
            <Guests meeting={meeting} decides={false} />
            <div>
              <CallStage
                meeting={meeting.id}
                own={own}
                media={media}
                awaited={meeting.doctor.name}
                onLeave={own.leave}
                more={<InviteGuest meeting={meeting.id} />}
              />
            </div>
          </Stack>
        ) : (
          <Rejoin own={own} media={media} other={meeting.doctor.name} />
        )}
        <Card>
          <Messages meeting={meeting.id} part="patient" />
        </Card>
      </div>
    )
  }
  return (
    <div className={styles.columns}>
      <Stack>
        {meeting.state === 'waiting' ? (
          <Card ground="soft">
            <Line meeting={meeting} />
          </Card>
        ) : (
          <Banner>{t('meeting.room.sayReady', { name: meeting.doctor.name })}</Banner>
        )}
        {isReady ? (
          <Preview media={media} />
        ) : (
          <Card>
            <Stack>
              <Text>{t('meeting.room.devicesAsked')}</Text>
              {checkingIn.isError && (
                <Banner tone="error" live>
                  {t('meeting.room.checkInFailed')}
                </Banner>
              )}
              <div>
                <Button variant="filled" loading={checkingIn.isLoading} onClick={() => void arrive()}>
                  {t(meeting.state === 'waiting' ? 'meeting.room.openDevices' : 'meeting.room.ready')}
                </Button>
              </div>
            </Stack>
          </Card>
        )}
        <Card>
          <Ready subject={meeting.subject} />
        </Card>
      </Stack>
      <Stack>
        <WhileWaiting meeting={meeting} />
        <Card>
          <Messages meeting={meeting.id} part="patient" />
        </Card>
      </Stack>
    </div>
  )
}

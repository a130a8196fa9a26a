import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useCompleteAppointmentMutation, useStartAppointmentMutation } from '#features/appointments/index.ts'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { useMedia } from '#shared/patterns/list/use-media.ts'
import { paths } from '#shared/paths.ts'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { SplitView } from '#shared/ui/layout/SplitView.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { CallStage } from '../call/CallStage.tsx'
import { partySide } from '../call/call-side.ts'
import { useCall } from '../call/use-call.ts'
import { Beside } from './Beside.tsx'
import { Closed } from './Closed.tsx'
import { Guests } from './Guests.tsx'
import { InviteGuest } from './InviteGuest.tsx'
import { Preview } from './Preview.tsx'
import { Rejoin } from './Rejoin.tsx'
import { useFreshMeeting } from './use-fresh-meeting.ts'
import { Standing } from './Standing.tsx'
import { useOwnMedia } from '../devices/use-local-media.ts'

/** The doctor's way through a visit by video: who waits, the call with the visit beside it, and what comes after. Staff see who waits. */
export function DoctorRoom({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('workspace')
  const isDoctor = useSelector(selectRole) === 'doctor'
  const media = useOwnMedia()
  const own = useCall(partySide(meeting.id), media)
  const [isOpen, setOpen] = useState(false)
  const [start, starting] = useStartAppointmentMutation()
  const [complete, completing] = useCompleteAppointmentMutation()
  const { ask, confirmation } = useConfirm()
  const isWide = useMedia('(min-width: 64rem)')
  const { stage } = meeting
  const { standing } = own.view
  useFreshMeeting(meeting, standing)
  const params = { id: meeting.id }
  const details = paths.appointmentDetails.link(params)

  const openDevices = async () => {
    await media.open()
    setOpen(true)
  }
  const begin = async () => {
    await openDevices()
    const { error } = await start({ params })
    if (!error) own.join()
  }
  const end = async () => {
    const sure = await ask({
      title: t('meeting.end.title'),
      body: t('meeting.end.body', { name: meeting.patient.name }),
      confirm: t('meeting.end.confirm'),
      keep: t('meeting.end.keep'),
    })
    if (sure) await complete({ params })
  }

  if (stage === 'over' || stage === 'not_booked' || stage === 'not_by_video')
    return (
      <Closed stage={stage} other={meeting.patient.name}>
        <LinkButton variant="filled" to={details}>
          {t('meeting.over.toVisit')}
        </LinkButton>
      </Closed>
    )
  const isIn = own.call && (standing === 'joining' || standing === 'joined')
  const endVisit = (
    <Button variant="outlined" loading={completing.isLoading} onClick={() => void end()}>
      {t('meeting.end.confirm')}
    </Button>
  )
  const first =
    stage === 'call' && isDoctor ? (
      <Stack>
        {completing.isError && (
          <Banner tone="error" live>
            {t('meeting.end.failed')}
          </Banner>
        )}
        <Guests meeting={meeting} decides />
        {isIn ? (
          <div>
            <CallStage
              meeting={meeting.id}
              own={own}
              media={media}
              awaited={meeting.patient.name}
              onLeave={own.leave}
              more={
                <>
                  <InviteGuest meeting={meeting.id} />
                  {endVisit}
                </>
              }
            />
          </div>
        ) : (
          <Rejoin own={own} media={media} other={meeting.patient.name} />
        )}
      </Stack>
    ) : (
      <Stack>
        <Standing meeting={meeting} stage={stage} />
        <Guests meeting={meeting} decides={isDoctor} />
        {isDoctor && stage === 'waiting' && (
          <Card>
            <Stack>
              {starting.isError && (
                <Banner tone="error" live>
                  {t('meeting.room.startFailed')}
                </Banner>
              )}
              <div>
                {meeting.state === 'waiting' ? (
                  <Button variant="filled" loading={starting.isLoading} onClick={() => void begin()}>
                    {t('meeting.room.start')}
                  </Button>
                ) : (
                  !isOpen && (
                    <Button variant="outlined" onClick={() => void openDevices()}>
                      {t('meeting.room.openDevices')}
                    </Button>
                  )
                )}
              </div>
            </Stack>
          </Card>
        )}
        {isOpen && <Preview media={media} />}
      </Stack>
    )
  return (
    <>
      {isWide ? (
        <SplitView label={t('meeting.room.width')} initial={62} start={first} end={<Beside meeting={meeting} />} />
      ) : (
        <Stack>
          {first}
          <Beside meeting={meeting} />
        </Stack>
      )}
      {confirmation}
    </>
  )
}

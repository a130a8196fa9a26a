import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { GuestCall, GuestPass } from '#contract/meeting/guest-schemas.ts'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { askOnce } from '../call/call-api.ts'
import { CallStage } from '../call/CallStage.tsx'
import { guestSide } from '../call/call-side.ts'
import { useCall } from '../call/use-call.ts'
import { useOwnMedia } from '../devices/use-local-media.ts'
import { Preview } from '../room/Preview.tsx'
import { Rejoin } from '../room/Rejoin.tsx'
import { guestVerbs } from './guest-api.ts'
import { GuestEnd, type GuestEnding } from './GuestEnd.tsx'
import { useGuestCall } from './use-guest-call.ts'

/** Why there is nothing more for the guest here; `null` while there is. */
function endingOf({ state, stage }: GuestCall): GuestEnding | null {
  if (stage !== 'waiting' && stage !== 'call') return 'over'
  return state === 'asking' || state === 'admitted' ? null : state
}

/** A guest who has asked: waiting for the doctor's word, the call, and what ends it. */
export function GuestRoom({ pass }: { pass: GuestPass }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const media = useOwnMedia()
  const own = useCall(guestSide(pass), media)
  const { call, isReached, isUnknown } = useGuestCall(pass.secret)
  const [hasLeft, setLeft] = useState(false)
  const [isReady, setReady] = useState(false)
  const ending = hasLeft ? 'left' : isUnknown ? 'over' : call && endingOf(call)
  const mayEnter = call !== null && ending === null && call.state === 'admitted' && call.stage === 'call'
  const { standing } = own.view

  // Whoever has opened their devices is in as soon as they may be; the others are asked for a press first.
  const begin = useEffectEvent(() => isReady && !own.call && own.join())
  useEffect(() => {
    if (mayEnter) begin()
  }, [mayEnter])
  const endCall = useEffectEvent(() => own.leave())
  useEffect(() => {
    if (ending) endCall()
  }, [ending])

  const leave = () => {
    own.leave()
    setLeft(true)
    const body = { secret: pass.secret, connection: null }
    // Who cannot say so is gone after half a minute of silence.
    void askOnce(dispatch as never)(guestVerbs.leaveAsGuest.initiate({ body }, { track: false })).catch(() => {})
  }
  const openDevices = async () => {
    await media.open()
    setReady(true)
  }

  if (ending) return <GuestEnd ending={ending} />
  if (!call) return <SkeletonText lines={4} />
  if (mayEnter && isReady && own.call && (standing === 'joining' || standing === 'joined'))
    return (
      <div>
        <CallStage own={own} media={media} awaited={call.doctor} onLeave={leave} />
      </div>
    )
  if (mayEnter) return <Rejoin own={own} media={media} other={call.doctor} onJoin={() => setReady(true)} />
  return (
    <Stack>
      {!isReached && <Banner tone="warning">{t('meeting.guests.notReached')}</Banner>}
      <Card ground="soft">
        <Stack>
          <Heading level={2} size="l" aria-live="polite">
            {t(call.state === 'admitted' ? 'meeting.guests.soon' : 'meeting.guests.asked', { name: call.doctor })}
          </Heading>
          <Text>{t('meeting.guests.keepOpen')}</Text>
          <div>
            {!isReady && (
              <Button variant="filled" onClick={() => void openDevices()}>
                {t('meeting.room.openDevices')}
              </Button>
            )}
            <Button onClick={leave}>{t('meeting.guests.takeBack')}</Button>
          </div>
        </Stack>
      </Card>
      {isReady && <Preview media={media} />}
    </Stack>
  )
}

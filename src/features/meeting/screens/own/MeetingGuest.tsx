import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { GuestOffer, GuestPass } from '#contract/meeting/guest-schemas.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { askOnce } from '../../call/call-api.ts'
import { guestVerbs } from '../../guest/guest-api.ts'
import { GuestDoor } from '../../guest/GuestDoor.tsx'
import { GuestEnd } from '../../guest/GuestEnd.tsx'
import { GuestRoom } from '../../guest/GuestRoom.tsx'
import { keepPass, readPass } from '../../guest/kept-pass.ts'

/** Where a guest's link leads: into somebody else's call, once the doctor has said so. What lets in stands behind `#`, which no server is sent. */
export default function MeetingGuest() {
  const { t } = useTranslation('site')
  const token = useLocation().hash.slice(1)
  return (
    <Stack gap="5">
      <PageHeader title={t('meeting.routes.meetingGuest.title')} about={t('meeting.routes.meetingGuest.about')} />
      {token ? <Link key={token} token={token} /> : <GuestEnd ending="link" />}
    </Stack>
  )
}

function Link({ token }: { token: string }) {
  const [pass, setPass] = useState<GuestPass | null>(() => readPass(token))
  const [isOver, setOver] = useState(false)
  if (isOver) return <GuestEnd ending="link" />
  if (pass) return <GuestRoom pass={pass} />
  const asked = (got: GuestPass) => {
    keepPass(token, got)
    setPass(got)
  }
  return <Closed token={token} onAsked={asked} onOver={() => setOver(true)} />
}

interface ClosedProps {
  token: string
  onAsked: (pass: GuestPass) => void
  onOver: () => void
}

/** Before the guest has asked: what the link leads to. */
function Closed({ token, onAsked, onOver }: ClosedProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [offer, setOffer] = useState<GuestOffer | null>(null)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    let isShown = true
    const read = guestVerbs.readGuestLink.initiate({ body: { token } }, { track: false })
    void askOnce(dispatch as never)<GuestOffer>(read).then(
      (told) => isShown && setOffer(told),
      (error: unknown) => {
        if (!isShown) return
        if (isApiError(error) && error.code === 'link_over') over()
        else setFailed(true)
      },
    )
    return () => {
      isShown = false
    }
  }, [dispatch, token, tries])
  const again = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  if (offer) return <GuestDoor token={token} offer={offer} onAsked={onAsked} onOver={onOver} />
  if (!failed) return <SkeletonText lines={6} />
  return (
    <Banner tone="error" live action={<Button onClick={again}>{t('meeting.guests.again')}</Button>}>
      {t('meeting.guests.linkFailed')}
    </Banner>
  )
}

import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { CameraPreview } from '../devices/CameraPreview.tsx'
import { DevicePicker } from '../devices/DevicePicker.tsx'
import type { LocalMedia } from '../devices/local-media.ts'
import { useLocalMedia } from '../devices/use-local-media.ts'
import { useSilence } from '../devices/use-silence.ts'
import styles from './call.module.css'
import { Caption } from './Caption.tsx'
import { Controls } from './Controls.tsx'
import { Other } from './Other.tsx'
import type { OwnCall } from './use-call.ts'
import { useQuality } from './use-quality.ts'
import { CameraOffIcon } from './call-icons.tsx'

export interface CallStageProps {
  /** The appointment's id; a guest has none, and no messages. */
  meeting?: string
  own: OwnCall
  media: LocalMedia
  /** Who is expected, while nobody else is there. */
  awaited: string
  onLeave: () => void
  /** Further controls of one side. */
  more?: ReactNode
}

/** The running call: the others large, oneself small, what is amiss in words, and the controls. */
export function CallStage({ meeting, own: { view, call }, media, awaited, onLeave, more }: CallStageProps) {
  const { t } = useTranslation('workspace')
  const stage = useRef<HTMLElement>(null)
  const [isBlocked, setBlocked] = useState(false)
  const [hasCaptions, setCaptions] = useState(true)
  const [showsDevices, setShowsDevices] = useState(false)
  const local = useLocalMedia(media)
  const isSilent = useSilence(media)
  useQuality(call, view.peers)
  if (!call) return null

  const playSound = () => {
    for (const video of stage.current?.querySelectorAll('video') ?? []) void video.play().catch(() => {})
    setBlocked(false)
  }
  const interrupted = view.peers.find(({ link }) => link === 'interrupted')

  return (
    <>
      <div className={styles.says} aria-live="polite">
        {!view.isReached && <Banner tone="warning">{t('meeting.call.notReached')}</Banner>}
        {interrupted && <Banner tone="warning">{t('meeting.call.interrupted', { name: interrupted.name })}</Banner>}
        {isSilent && <Banner tone="warning">{t('meeting.call.nobodyHears')}</Banner>}
        {isBlocked && (
          <Banner tone="warning" action={<Button onClick={playSound}>{t('meeting.call.playSound')}</Button>}>
            {t('meeting.call.soundBlocked')}
          </Banner>
        )}
      </div>
      <section ref={stage} className={styles.stage} aria-label={t('meeting.call.title')}>
        <div className={styles.pictures} data-count={view.peers.length}>
          {view.peers.map((peer) => {
            const link = call.link(peer.id)
            return (
              link && (
                <Other key={peer.id} peer={peer} link={link} speakerId={local.speakerId} onBlocked={() => setBlocked(true)} />
              )
            )
          })}
          {view.peers.length === 0 && (
            <div className={styles.face}>
              <p>{t(view.standing === 'joined' ? 'meeting.call.alone' : 'meeting.call.joining', { name: awaited })}</p>
            </div>
          )}
          <div className={styles.own}>
            {local.camera === 'on' ? (
              <CameraPreview media={media} />
            ) : (
              <CameraOffIcon size={28} label={t('meeting.call.ownCameraIsOff')} />
            )}
          </div>
          {meeting && hasCaptions && <Caption meeting={meeting} />}
        </div>
        <Controls
          call={call}
          media={media}
          own={view.own}
          stage={stage}
          hasCaptions={hasCaptions}
          onCaptions={meeting === undefined ? undefined : () => setCaptions(!hasCaptions)}
          onDevices={() => setShowsDevices(true)}
          onLeave={onLeave}
          more={more}
        />
      </section>
      {showsDevices && (
        <Dialog open title={t('meeting.call.devices')} onClose={() => setShowsDevices(false)}>
          <DevicePicker media={media} />
        </Dialog>
      )}
    </>
  )
}

import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { toastShown } from '#shared/toasts/toasts.ts'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { SettingsIcon } from '#shared/ui/icons/action-icons.tsx'
import { CameraIcon, MicrophoneIcon } from '#shared/ui/icons/thing-icons.tsx'
import type { LocalMedia } from '../devices/local-media.ts'
import {
  CameraOffIcon,
  CaptionsIcon,
  FullScreenIcon,
  HangUpIcon,
  MicrophoneOffIcon,
  ScreenIcon,
  SmallPictureIcon,
} from './call-icons.tsx'
import styles from './call.module.css'
import type { Shown } from './shown-channel.ts'
import type { Call } from './call.ts'

export interface ControlsProps {
  call: Call
  media: LocalMedia
  own: Shown
  /** What full screen shows, and where the picture of the other is. */
  stage: RefObject<HTMLElement | null>
  hasCaptions: boolean
  /** Absent where there are none. */
  onCaptions: (() => void) | undefined
  onDevices: () => void
  onLeave: () => void
  /** Of one side alone. */
  more?: ReactNode
}

/** What one does in a call, by mouse and keys; each says what pressing it does now. */
export function Controls({ call, media, own, stage, hasCaptions, onCaptions, onDevices, onLeave, more }: ControlsProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const share = async () => {
    if (own.screen) return call.stopScreen()
    try {
      await call.shareScreen()
    } catch (error) {
      // Whoever closes the browser's own question has said so there.
      if (error instanceof DOMException && error.name === 'NotAllowedError') return
      dispatch(toastShown({ kind: 'error', title: t('meeting.call.screenFailed'), text: t('meeting.call.screenFailedText') }))
    }
  }
  const fullScreen = () => void (document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen())
  const smallPicture = () => {
    const [video] = stage.current?.querySelectorAll('video') ?? []
    // The browser refuses while there is no picture yet: then there is nothing to make small.
    void (document.pictureInPictureElement ? document.exitPictureInPicture() : video?.requestPictureInPicture())?.catch(() => {})
  }
  return (
    <div className={styles.controls} role="toolbar" aria-label={t('meeting.call.controls')}>
      <IconButton
        className={styles.control}
        data-important
        aria-pressed={own.microphone}
        label={t(own.microphone ? 'meeting.call.mute' : 'meeting.call.unmute')}
        icon={own.microphone ? <MicrophoneIcon /> : <MicrophoneOffIcon />}
        onClick={() => media.turnMicrophone(!own.microphone)}
      />
      <IconButton
        className={styles.control}
        data-important
        aria-pressed={own.camera}
        label={t(own.camera ? 'meeting.call.cameraOff' : 'meeting.call.cameraOn')}
        icon={own.camera ? <CameraIcon /> : <CameraOffIcon />}
        onClick={() => void media.turnCamera(!own.camera)}
      />
      {'getDisplayMedia' in (navigator.mediaDevices ?? {}) && (
        <IconButton
          className={styles.control}
          aria-pressed={own.screen}
          label={t(own.screen ? 'meeting.call.stopScreen' : 'meeting.call.shareScreen')}
          icon={<ScreenIcon />}
          onClick={() => void share()}
        />
      )}
      {onCaptions && (
        <IconButton
          className={styles.control}
          aria-pressed={hasCaptions}
          label={t(hasCaptions ? 'meeting.call.hideCaptions' : 'meeting.call.showCaptions')}
          icon={<CaptionsIcon />}
          onClick={onCaptions}
        />
      )}
      {document.pictureInPictureEnabled && (
        <IconButton
          className={styles.control}
          label={t('meeting.call.smallPicture')}
          icon={<SmallPictureIcon />}
          onClick={smallPicture}
        />
      )}
      {document.fullscreenEnabled && (
        <IconButton
          className={styles.control}
          label={t('meeting.call.fullScreen')}
          icon={<FullScreenIcon />}
          onClick={fullScreen}
        />
      )}
      <IconButton className={styles.control} label={t('meeting.call.devices')} icon={<SettingsIcon />} onClick={onDevices} />
      {more}
      <button type="button" className={styles.leave} onClick={onLeave}>
        <HangUpIcon /> {t('meeting.call.leave')}
      </button>
    </div>
  )
}

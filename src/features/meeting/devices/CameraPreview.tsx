import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CameraIcon } from '#shared/ui/icons/thing-icons.tsx'
import { classes } from '#shared/ui/classes.ts'
import styles from './devices.module.css'
import type { LocalMedia } from './local-media.ts'
import { useLocalMedia } from './use-local-media.ts'

export interface CameraPreviewProps {
  media: LocalMedia
  className?: string
}

/** What the own camera sees, as in a mirror; without a picture, the words for that. */
export function CameraPreview({ media, className }: CameraPreviewProps) {
  const { t } = useTranslation('workspace')
  useLocalMedia(media)
  const video = useRef<HTMLVideoElement>(null)
  const track = media.videoTrack
  useEffect(() => {
    if (video.current) video.current.srcObject = track ? new MediaStream([track]) : null
  }, [track])
  return (
    <div className={classes(styles.preview, className)}>
      <video
        ref={video}
        className={styles.mirrored}
        autoPlay
        muted
        playsInline
        hidden={!track}
        aria-label={t('meeting.devices.preview')}
      />
      {!track && (
        <p className={styles.noPicture}>
          <CameraIcon size={28} />
          {t('meeting.devices.noPicture')}
        </p>
      )}
    </div>
  )
}

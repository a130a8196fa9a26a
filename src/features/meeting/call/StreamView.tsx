import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react'
import { classes } from '#shared/ui/classes.ts'
import styles from './call.module.css'

export interface StreamViewProps extends Omit<ComponentProps<'video'>, 'src'> {
  stream: MediaStream
  /** Shown as in a mirror: one's own camera. */
  mirrored?: boolean
  /** The loudspeaker, where the browser lets people choose. */
  speakerId?: string | null
  /** The browser wants a press before it plays sound. */
  onBlocked?: () => void
}

/** Plays a stream. */
export function StreamView({ stream, mirrored, speakerId, onBlocked, className, ...rest }: StreamViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const blocked = useEffectEvent(() => onBlocked?.())
  useEffect(() => {
    const shown = video.current
    if (!shown) return
    shown.srcObject = stream
    shown.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') blocked()
    })
    return () => {
      shown.srcObject = null
    }
  }, [stream])
  useEffect(() => {
    if (speakerId && video.current && 'setSinkId' in video.current) void video.current.setSinkId(speakerId).catch(() => {})
  }, [speakerId])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- What is said in a call has no captions; what the doctor types stands over the picture.
    <video {...rest} ref={video} className={classes(styles.video, mirrored && styles.mirrored, className)} autoPlay playsInline />
  )
}

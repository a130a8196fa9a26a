import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MicrophoneIcon } from '#shared/ui/icons/thing-icons.tsx'
import styles from './devices.module.css'
import { listenTo } from './sound-level.ts'

/** How loud a microphone hears, moving with the voice. That nobody is heard is said in words elsewhere. */
export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const { t } = useTranslation('workspace')
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const listening = track && listenTo(track)
    if (!listening) return
    let frame = 0
    const draw = () => {
      if (bar.current) bar.current.style.scale = `${shownLevel(listening.read() ?? 0)} 1`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      listening.stop()
    }
  }, [track])
  return (
    <div className={styles.meter} role="img" aria-label={t('meeting.devices.level')}>
      <MicrophoneIcon size={18} />
      <span className={styles.scale}>
        <span ref={bar} className={styles.level} />
      </span>
    </div>
  )
}

/** Ears hear ratios: from 60 decibels below full up to full, as a share of the scale. */
const shownLevel = (level: number) => (level <= 0 ? 0 : Math.min(1, Math.max(0, 1 + (20 * Math.log10(level)) / 60)))

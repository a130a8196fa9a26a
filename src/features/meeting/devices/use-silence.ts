import { useEffect, useState } from 'react'
import type { LocalMedia } from './local-media.ts'
import { watchLevel } from './sound-level.ts'
import { useLocalMedia } from './use-local-media.ts'

/** Is the microphone on, and nothing comes from it? */
export function useSilence(media: LocalMedia): boolean {
  const { microphone, microphoneId } = useLocalMedia(media)
  const [isSilent, setSilent] = useState(false)
  const isOn = microphone === 'on'
  useEffect(() => {
    const track = media.audioTrack
    if (!isOn || !track) return
    const stop = watchLevel(track, setSilent)
    return () => {
      stop()
      setSilent(false)
    }
  }, [media, isOn, microphoneId])
  return isSilent && isOn
}

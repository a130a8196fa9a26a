import { useEffect, useState } from 'react'
import { listenTo } from '../devices/sound-level.ts'
import { createHearing, type Hearing } from './hearing.ts'

const looksEvery = 100

/** Whether the microphone hears a voice; anew with each track. */
export function useHearing(track: MediaStreamTrack | null): Hearing {
  const [found, setFound] = useState<{ track: MediaStreamTrack | null; hearing: Hearing }>({ track, hearing: 'listening' })
  useEffect(() => {
    if (!track) return
    const listening = listenTo(track)
    const take = createHearing(performance.now())
    const timer = setInterval(() => {
      const hearing = take(listening?.read() ?? null, performance.now())
      setFound((before) => (before.track === track && before.hearing === hearing ? before : { track, hearing }))
    }, looksEvery)
    return () => {
      clearInterval(timer)
      listening?.stop()
    }
  }, [track])
  return found.track === track ? found.hearing : 'listening'
}

import { silentAfterSeconds } from '../devices/sound-level.ts'

/** A voice at an arm's length is above, a quiet room below. */
const voice = 0.01

export type Hearing = 'listening' | 'heard' | 'silent' | 'unmeasured'

/**
 * Whether a microphone hears a voice: once heard it stays so. Where nothing was heard in 8 seconds it says so, or that nothing could be measured
 * (`null` for every level); heard later, it is heard after all.
 */
export function createHearing(begun: number): (level: number | null, now: number) => Hearing {
  let isHeard = false
  let isMeasured = false
  return (level, now) => {
    isMeasured ||= level !== null
    isHeard ||= level !== null && level > voice
    if (isHeard) return 'heard'
    if (now - begun < silentAfterSeconds * 1000) return 'listening'
    return isMeasured ? 'silent' : 'unmeasured'
  }
}

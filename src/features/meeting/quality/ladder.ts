import type { Sample } from './sample.ts'

/** What is sent of the picture, best first: 1280×720, 640×480, 480×360, nothing but sound. */
export const rungs = ['hd', 'vga', 'low', 'sound'] as const
export type Rung = (typeof rungs)[number]

export type Quality = 'good' | 'fair' | 'poor'

/** Above these a way is no more good, or poor. A picture that stood still is counted by the share of the time. */
const limits = {
  fair: { roundTripMs: 300, loss: 0.03, jitterMs: 50, frozen: 0 },
  poor: { roundTripMs: 600, loss: 0.08, jitterMs: 100, frozen: 0.2 },
} as const

/** How the way is, for the sign beside the picture and for the ladder. */
export function judge({ roundTripMs, loss, jitterMs, frozenMs, intervalMs }: Sample): Quality {
  const frozen = frozenMs / intervalMs
  const isAbove = (limit: (typeof limits)[keyof typeof limits]) =>
    roundTripMs > limit.roundTripMs || loss > limit.loss || jitterMs > limit.jitterMs || frozen > limit.frozen
  if (isAbove(limits.poor)) return 'poor'
  return isAbove(limits.fair) ? 'fair' : 'good'
}

/** Poor samples in a row after which it goes down a rung, and good seconds in a row after which it goes up one. */
export const poorSamples = 2
export const goodSeconds = 10

/** Which rung to send on, by each sample. It begins at the best. */
export function createLadder(): { take(sample: Sample): Rung } {
  let at = 0
  let poor = 0
  let goodMs = 0
  const moveTo = (next: number) => {
    at = Math.min(Math.max(next, 0), rungs.length - 1)
    poor = 0
    goodMs = 0
  }
  return {
    take(sample) {
      const quality = judge(sample)
      poor = quality === 'poor' ? poor + 1 : 0
      goodMs = quality === 'good' ? goodMs + sample.intervalMs : 0
      if (poor >= poorSamples) moveTo(at + 1)
      else if (goodMs >= goodSeconds * 1000) moveTo(at - 1)
      return rungs[at]!
    },
  }
}

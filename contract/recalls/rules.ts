import type { PacketState } from './values.ts'

interface PacketFacts {
  /** Its order has left the pharmacy. */
  readonly isSent: boolean
  readonly seenAt: string | null
  readonly creditedAt: string | null
}

/** How far a recall has come with one packet. */
export function packetState({ isSent, seenAt, creditedAt }: PacketFacts): PacketState {
  if (creditedAt !== null) return 'credited'
  if (seenAt !== null) return 'seen'
  return isSent ? 'told' : 'here'
}

/** Whoever has looked, or has their money back, was reached. */
export const isReached = (state: PacketState): boolean => state === 'seen' || state === 'credited'

import { DeliveryFault, type Courier } from '#server/kernel/ports.ts'

/** For a channel that nobody configured: its messages wait in the outbox, where administrators see them, until they expire. */
export function createMissingCourier(): Courier {
  return {
    name: 'not configured',
    deliver: async () => {
      throw new DeliveryFault('Nothing delivers this channel')
    },
  }
}

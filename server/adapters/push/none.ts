import type { Pushes } from '#server/kernel/ports.ts'

/** For a platform that nobody outside reaches: no device can be added. */
export const noPushes: Pushes = {
  name: 'none',
  services: [],
  publicKey: async () => null,
  takes: () => false,
  send: async () => 'gone',
}

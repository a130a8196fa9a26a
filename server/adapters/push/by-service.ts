import type { Pushes, PushService } from '#server/kernel/ports.ts'
import { noPushes } from './none.ts'

/** Several services' pushes behind one. */
export function createPushesByService(all: readonly Pushes[]): Pushes {
  const of = (service: PushService) => all.find(({ services }) => services.includes(service)) ?? noPushes
  return {
    name: all.map(({ name }) => name).join(', '),
    services: all.flatMap(({ services }) => services),
    publicKey: () => of('webpush').publicKey(),
    takes: (address) => of(address.service).takes(address),
    send: (address, message) => of(address.service).send(address, message),
  }
}

import { guestContract as guests } from '#contract/meeting/guest-contract.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

/** Somebody who has asked to come in by a link that `inviter` made. */
export async function makeAsking(server: TestServer, meeting: string, inviter: Person, name = 'Ines Prado') {
  const { token } = await server.call(guests.makeGuestLink, { params: { id: meeting } }, { as: inviter })
  const { id, secret } = await server.call(guests.askAsGuest, { body: { token, name } })
  return { id, secret, token }
}

/** A guest who is in the call. */
export async function makeGuest(server: TestServer, meeting: string, doctor: Person, name = 'Ines Prado') {
  const guest = await makeAsking(server, meeting, doctor, name)
  const body = { guest: guest.id, decision: 'admit' } as const
  await server.call(guests.decideGuest, { params: { id: meeting }, body }, { as: doctor })
  return { ...guest, joined: await server.call(guests.joinAsGuest, { body: { secret: guest.secret } }) }
}

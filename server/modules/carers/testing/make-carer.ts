import { carersContract as carers } from '#contract/carers/contract.ts'
import type { PetRight } from '#contract/carers/rights.ts'
import { messagesTo } from '../../../../tests/support/outbox.ts'
import { makePatient, makePet, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

/** The secret in the link of the newest invitation sent to the address; fails the test when there is none. */
export async function carerLink(server: TestServer, email: string): Promise<string> {
  const [newest] = await messagesTo(server, email)
  const token = newest?.text.match(/carer-invitation#(\S+)/)?.[1]
  if (!token) throw new Error('No link was sent')
  return token
}

/** A person who cares for the pet with these rights, as an invitation leads to it; with the id of the care. */
export async function makeCarer(
  server: TestServer,
  pet: { readonly id: string; readonly owner: Person },
  rights: readonly PetRight[],
): Promise<Person & { readonly carerId: string }> {
  const person = await makePatient(server)
  const body = { email: person.email, rights: [...rights] }
  await server.call(carers.inviteCarer, { params: { id: pet.id }, body }, { as: pet.owner })
  const token = await carerLink(server, person.email)
  const { carerId } = await server.call(carers.acceptCarerInvitation, { body: { token } }, { as: person })
  return { ...person, carerId }
}

/** An owner with a pet, which a carer with these rights cares for. */
export async function makeCare(server: TestServer, rights: readonly PetRight[] = []) {
  const owner = await makePatient(server)
  const pet = { id: await makePet(server, owner), owner }
  return { owner, pet, carer: await makeCarer(server, pet, rights) }
}

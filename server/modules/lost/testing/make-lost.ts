import { lostContract as contract } from '#contract/lost/contract.ts'
import { makePatient, makePet } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export const place = { latitude: 40.7411, longitude: -73.9897 }

export async function makeLost(server: TestServer, columns: { species?: string } = {}) {
  const owner = await makePatient(server)
  const petId = await makePet(server, owner, columns)
  const body = { petId, place, lastSeenAt: '2026-03-02T08:00:00.000Z', words: 'Shy', mark: 'A heart under the chin' }
  const found = await server.call(contract.openLost, { body }, { as: owner })
  return { owner, petId, body, id: found.id, code: found.code }
}

/** Somebody without an account has seen it. */
export const seeIt = (server: TestServer, code: string, more: { ip?: string } = {}) =>
  server.call(
    contract.reportSighting,
    { body: { code, place, seenAt: '2026-03-02T08:50:00.000Z', words: 'On a wall', mark: 'heart', contact: '+12025550100' } },
    more,
  )

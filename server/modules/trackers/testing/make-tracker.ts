import { trackersContract as contract } from '#contract/trackers/contract.ts'
import { makePatient, makePet, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export const home = { latitude: 40.7411, longitude: -73.9897 }

/** A dog with a tracker and a zone of 100 metres around its home. */
export async function makeTracker(server: TestServer, owner?: Person) {
  const person = owner ?? (await makePatient(server))
  const petId = await makePet(server, person)
  const { tracker, key } = await server.call(contract.registerTracker, { body: { petId, name: 'Collar' } }, { as: person })
  const { zones } = await server.call(
    contract.addZone,
    { params: { id: tracker.id }, body: { kind: 'circle', name: 'Home', centre: home, radius: 100 } },
    { as: person },
  )
  return { owner: person, petId, id: tracker.id, key, zoneId: zones[0]!.id }
}

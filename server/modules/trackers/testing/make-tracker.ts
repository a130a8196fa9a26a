import { socialContract } from '#contract/social/contract.ts'
import { trackersContract as contract } from '#contract/trackers/contract.ts'
import { utcDay } from '#contract/kernel/days.ts'
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

/** The tracker is handed to somebody with whom its owner follows each other, for a week. */
export async function handedOver(server: TestServer) {
  const made = await makeTracker(server)
  const sitter = await makePatient(server)
  await server.call(socialContract.follow, { params: { id: sitter.userId } }, { as: made.owner })
  await server.call(socialContract.follow, { params: { id: made.owner.userId } }, { as: sitter })
  const until = utcDay(server.clock.now().getTime() + 7 * 24 * 3_600_000)
  const body = { sitterId: sitter.userId, until, notes: 'Half a tin at seven' }
  const { handovers } = await server.call(contract.handOver, { params: { id: made.id }, body }, { as: made.owner })
  return { ...made, sitter, until, handoverId: handovers[0]!.id }
}

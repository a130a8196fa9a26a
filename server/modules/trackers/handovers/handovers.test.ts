import { expect, it } from 'vitest'
import { socialContract } from '#contract/social/contract.ts'
import { trackersContract as contract } from '#contract/trackers/contract.ts'
import { makePatient, signIn, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { handedOver, home } from '../testing/make-tracker.ts'

const server = await createTestServer()
const shownTo = async (as: Person) => (await server.call(contract.listTrackers, {}, { as })).items
const trail = (id: string, as: Person) => {
  const now = server.clock.now().getTime()
  const query = { from: new Date(now - 3_600_000).toISOString(), until: new Date(now + 3_600_000).toISOString() }
  return server.send(contract.readTrail, { params: { id }, query }, { as })
}

it('a sitter sees tracker, zones and notes until the end of the day, changes nothing, and then sees nothing', async () => {
  const { id, sitter, zoneId } = await handedOver(server)
  const [shown] = await shownTo(sitter)
  expect(shown).toMatchObject({ id, own: false, handovers: [{ notes: 'Half a tin at seven' }] })
  expect(shown!.zones.map((zone) => zone.id)).toEqual([zoneId])
  expect((await trail(id, sitter)).status).toBe(200)
  expect((await server.send(contract.removeZone, { params: { id: zoneId } }, { as: sitter })).status).toBe(404)
  expect((await server.send(contract.rotateTrackerKey, { params: { id } }, { as: sitter })).status).toBe(404)
  server.clock.advance({ hours: 9 * 24 })
  const later = await signIn(server, sitter)
  expect(await shownTo(later)).toEqual([])
  expect((await trail(id, later)).status).toBe(404)
})

it('ends at once when the owner or the sitter ends it, or one blocks the other', async () => {
  const first = await handedOver(server)
  await server.call(contract.endHandover, { params: { id: first.handoverId } }, { as: first.sitter })
  expect(await shownTo(first.sitter)).toEqual([])
  const second = await handedOver(server)
  await server.call(socialContract.block, { params: { id: second.sitter.userId } }, { as: second.owner })
  expect(await shownTo(second.sitter)).toEqual([])
  expect((await trail(second.id, second.sitter)).status).toBe(404)
})

it('goes to people whom one follows and who follow back alone, and not into the past', async () => {
  const { id, owner, sitter } = await handedOver(server)
  const stranger = await makePatient(server)
  const offer = (sitterId: string, until: string) =>
    server.refusal(contract.handOver, { params: { id }, body: { sitterId, until } }, { as: owner })
  expect(await offer(stranger.userId, '2026-12-24')).toMatchObject({ status: 422, errors: [{ field: 'sitterId' }] })
  expect(await offer(sitter.userId, '2020-01-01')).toMatchObject({ status: 422, errors: [{ field: 'until' }] })
  expect((await server.call(contract.listSitters, {}, { as: owner })).items.map((each) => each.id)).toEqual([sitter.userId])
})

it('after thirty days one position an hour is left of a trail', async () => {
  const { id, key, owner } = await handedOver(server)
  const began = Math.floor(server.clock.now().getTime() / 3_600_000) * 3_600_000 - 3 * 3_600_000
  for (let minute = 0; minute < 120; minute += 10) {
    const query = {
      id: key,
      lat: `${home.latitude + minute / 1e5}`,
      lon: `${home.longitude}`,
      timestamp: `${began + minute * 60_000}`,
    }
    expect((await server.send(contract.reportByQuery, { query })).status).toBe(200)
  }
  server.clock.advance({ hours: 32 * 24 })
  await server.runJobs()
  await server.runJobs()
  const query = { from: new Date(began).toISOString(), until: new Date(began + 5 * 3_600_000).toISOString() }
  const left = await server.call(contract.readTrail, { params: { id }, query }, { as: await signIn(server, owner) })
  expect(left).toMatchObject({ isSimplified: true, fixes: 12, stops: [], walks: [] })
  expect(left.points.map(({ at }) => Date.parse(at))).toEqual([began, began + 3_600_000])
})

import { describe, expect, it } from 'vitest'
import { destination } from '#contract/kernel/geodesy.ts'
import { trackersContract as contract } from '#contract/trackers/contract.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { makePatient, signIn, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { home, makeTracker } from '../testing/make-tracker.ts'

const server = await createTestServer()
const hour = 3_600_000

async function send(key: string, far: number, at: number) {
  const { latitude, longitude } = destination(home, 1, far)
  const query = { id: key, lat: `${latitude}`, lon: `${longitude}`, timestamp: `${at}` }
  expect((await server.send(contract.reportByQuery, { query })).status).toBe(200)
}

/** A walk of so many metres that begins then: at home before and after, a fix a minute. */
async function walk(key: string, at: number, metres: number) {
  for (const [minute, far] of [0, 0, 0, 0, 0, 0].entries()) await send(key, far, at + minute * 60_000)
  for (let step = 1; step <= 10; step++) await send(key, (metres * step) / 10, at + (5 + step) * 60_000)
  for (let minute = 1; minute <= 6; minute++) await send(key, metres, at + (15 + minute) * 60_000)
}

/** A pet with a doctor that has a visit with it, and a tracker. */
async function treated() {
  const practice = await openPractice(server, {}, { kind: 'veterinarian', speciality: 'small-animals' })
  const { key, petId } = await makeTracker(server, practice.patient)
  await bookAndPay(server, practice.patient, practice.doctor, { petId })
  return { ...practice, key, id: petId }
}
const read = (id: string, as: Person) => server.call(contract.readDistances, { params: { id } }, { as })
const share = (id: string, as: Person, shared: boolean) =>
  server.call(contract.shareDistances, { params: { id }, body: { shared } }, { as })

describe('how far a pet walks a day', () => {
  it('is counted by day, and a late fix counts for its own', async () => {
    const { id, key, patient } = await treated()
    const now = server.clock.now().getTime()
    await walk(key, now - 50 * hour, 800)
    await walk(key, now - 2 * hour, 500)
    const near = (metres: number) => expect.toSatisfy((each: number) => Math.abs(each - metres) < metres * 0.1)
    expect((await read(id, patient)).days.map(({ metres }) => metres)).toEqual([near(800), near(500)])
    await server.runJobs()
    expect(await server.db.selectFrom('tracker_days').selectAll().execute()).toHaveLength(2)
    await walk(key, now - 45 * hour, 300)
    expect((await read(id, patient)).days[0]!.metres).toBeGreaterThan(1000)
  })

  it('stays known when the fixes are gone', async () => {
    const { id, key, patient } = await treated()
    await walk(key, server.clock.now().getTime() - 2 * hour, 500)
    await server.runJobs()
    const { days } = await read(id, patient)
    server.clock.advance({ hours: 33 * 24 })
    await server.runJobs()
    await server.runJobs()
    expect(await server.db.selectFrom('tracker_fixes').select('tracker_id').execute()).toEqual([])
    expect((await read(id, await signIn(server, patient))).days).toEqual(days)
  })
})

describe('who treats it', () => {
  it('sees it as long as the owner agrees, and without that not even whether there is a tracker', async () => {
    const { id, key, patient, doctor, staff } = await treated()
    await walk(key, server.clock.now().getTime() - 2 * hour, 500)
    const nothing = { id, days: [], isShared: false, mayShare: false }
    for (const who of [doctor, staff]) expect(await read(id, who)).toEqual(nothing)
    expect(await read(id, patient)).toMatchObject({ isShared: false, mayShare: true, days: [{}] })
    await share(id, patient, true)
    await share(id, patient, true)
    for (const who of [doctor, staff]) expect(await read(id, who)).toMatchObject({ isShared: true, mayShare: false, days: [{}] })
    await share(id, patient, false)
    for (const who of [doctor, staff]) expect(await read(id, who)).toEqual(nothing)
    const acts = await server.db.selectFrom('audit_entries').select('action').where('record_kind', '=', 'pet').execute()
    expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(['distances.share', 'distances.close']))
  })

  it('is the owner’s to say alone, and strangers learn nothing', async () => {
    const { id, doctor } = await treated()
    const stranger = await makePatient(server)
    expect(
      (await server.send(contract.shareDistances, { params: { id }, body: { shared: true } }, { as: stranger })).status,
    ).toBe(404)
    expect((await server.send(contract.shareDistances, { params: { id }, body: { shared: true } }, { as: doctor })).status).toBe(
      403,
    )
    expect((await server.send(contract.readDistances, { params: { id } }, { as: stranger })).status).toBe(404)
  })
})

it('a person has none', async () => {
  const person = await makePatient(server)
  const id = person.userId
  expect(await read(id, person)).toEqual({ id, days: [], isShared: false, mayShare: false })
})

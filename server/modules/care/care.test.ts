import { describe, expect, it } from 'vitest'
import { careContract as contract } from '#contract/care/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { recordsContract as records } from '#contract/records/contract.ts'
import { bookAndPay, openPractice } from '../../../tests/booking/practice.ts'
import { makePatient, makePet, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeCarer } from '../carers/testing/make-carer.ts'
import { makeSubject } from '../records/testing/make-subject.ts'
import { makeDose, makeItem, twiceDaily } from './testing/make-item.ts'

const server = await createTestServer()

/** A dog with an owner, a carer who sees it, and a doctor who has a visit with it. */
async function makeDog(birthDate = '2026-01-05') {
  const { doctor } = await openPractice(server, {}, { kind: 'veterinarian', species: ['dog'] })
  const owner = await makePatient(server, { time_zone: 'America/New_York' })
  const id = await makePet(server, owner, { species: 'dog', birth_date: birthDate })
  const carer = await makeCarer(server, { id, owner }, [])
  await bookAndPay(server, owner, doctor, { petId: id })
  return { id, owner, carer, doctor }
}

describe('a care plan', () => {
  it('is set by the doctor, read by who may read the record, and told to the owner without what it holds', async () => {
    const { id, patient, doctor, staff, strangers } = await makeSubject(server)
    const item = await makeItem(server, doctor, id)
    expect(item).toMatchObject({ title: 'Amlodipine 5 mg', by: doctor.name, stoppedAt: null })
    const plan = await server.call(contract.readCarePlan, { params: { id } }, { as: patient })
    expect(plan).toMatchObject({ maySet: false, mayTick: true, items: [{ id: item.id }] })
    expect(plan.items[0]!.slots.map(({ slot }) => slot)).toEqual(['2026-03-02T10:00', '2026-03-02T20:00', '2026-03-03T10:00'])
    expect(await server.call(contract.readCarePlan, { params: { id } }, { as: staff })).toMatchObject({
      maySet: false,
      mayTick: false,
    })
    for (const stranger of strangers)
      expect(await server.refusal(contract.readCarePlan, { params: { id } }, { as: stranger })).toMatchObject({ status: 404 })
    const notices = await server.db.selectFrom('notices').select(['kind', 'data']).where('kind', '=', 'carePlanSet').execute()
    expect(notices).toHaveLength(1)
    expect(JSON.stringify(notices)).not.toContain('Amlodipine')
    const { items } = await server.call(records.readTimeline, { params: { id }, query: { kind: 'care' } }, { as: patient })
    expect(items).toMatchObject([{ id: item.id, title: 'Amlodipine 5 mg', state: 'dose' }])
  })

  it('that was stopped is not asked for any more, and what was ticked stays', async () => {
    const { id, patient, doctor, item, slot } = await makeDose(server)
    await server.call(contract.tickCareItem, { params: { id: item.id }, body: { slot } }, { as: patient })
    const stop = { params: { id: item.id }, body: { reason: 'Coughs from it' } }
    const plan = await server.call(contract.stopCareItem, stop, { as: doctor })
    expect(plan.items).toMatchObject([{ stopReason: 'Coughs from it', stoppedAt: expect.any(String) }])
    expect(await server.refusal(contract.stopCareItem, stop, { as: doctor })).toMatchObject({ code: 'care_stopped' })
    const later = { params: { id: item.id }, body: { slot: '2026-03-02T20:00' } }
    expect(await server.refusal(contract.tickCareItem, later, { as: patient })).toMatchObject({ code: 'care_stopped' })
    expect(await server.call(contract.listDoses, {}, { as: patient })).toEqual([])
    expect((await server.call(contract.readCarePlan, { params: { id } }, { as: patient })).items[0]!.slots).toEqual([])
  })

  it('asks of an animal what animals are measured', async () => {
    const { id, doctor } = await makeSubject(server)
    const item = { ...twiceDaily, kind: 'measurement', observationKind: 'body_condition' } as const
    const input = { params: { id }, body: { items: [item] } }
    expect(await server.refusal(contract.setCareItems, input, { as: doctor })).toMatchObject({
      status: 422,
      errors: [{ field: 'items.0.observationKind', code: 'not_measured' }],
    })
  })
})

describe('a dose', () => {
  it('that one gave shows at once to all who care, and is not given twice', async () => {
    const { id, owner, carer, doctor } = await makeDog()
    const item = await makeItem(server, doctor, id)
    server.clock.set('2026-03-02T14:50:00.000Z')
    const [ownerNow, carerNow] = await Promise.all([signIn(server, owner), signIn(server, carer)])
    const listed = await server.call(contract.listDoses, {}, { as: carerNow })
    // Ten o’clock in New York.
    expect(listed).toMatchObject([
      { itemId: item.id, slot: '2026-03-02T10:00', at: '2026-03-02T15:00:00.000Z', tick: null },
      { slot: '2026-03-02T20:00' },
    ])
    const input = { params: { id: item.id }, body: { slot: '2026-03-02T10:00' } }
    server.hub.published.length = 0
    await server.call(contract.tickCareItem, input, { as: carerNow })
    const told = server.hub.published.filter(({ event }) => event.kind === 'care.changed').map(({ userId }) => userId)
    expect(told).toEqual(expect.arrayContaining([owner.userId, carer.userId]))
    expect(await server.refusal(contract.tickCareItem, input, { as: ownerNow })).toMatchObject({
      status: 409,
      code: 'dose_given',
      detail: `2026-03-02T14:50:00.000Z ${carer.name}`,
    })
    expect((await server.call(contract.listDoses, {}, { as: ownerNow }))[0]).toMatchObject({ tick: { by: carer.name } })
  })

  it('is taken back for some minutes, by who gave it or the owner, and can then be given again', async () => {
    const { item, slot, patient } = await makeDose(server)
    const tick = () => server.call(contract.tickCareItem, { params: { id: item.id }, body: { slot } }, { as: patient })
    const first = await tick()
    for (let time = 0; time < 2; time += 1) await server.call(contract.undoTick, { params: { id: first.id } }, { as: patient })
    const second = await tick()
    server.clock.advance({ minutes: 11 })
    const again = await signIn(server, patient)
    expect(await server.refusal(contract.undoTick, { params: { id: second.id } }, { as: again })).toMatchObject({
      code: 'dose_past_undo',
    })
  })

  it('of tomorrow is not ticked today, and one that nobody planned never', async () => {
    const { item, patient } = await makeDose(server)
    const tick = (slot: string) =>
      server.refusal(contract.tickCareItem, { params: { id: item.id }, body: { slot } }, { as: patient })
    expect(await tick('2026-03-03T20:00')).toMatchObject({ code: 'dose_too_early' })
    expect(await tick('2026-03-02T11:00')).toMatchObject({ status: 422, errors: [{ field: 'slot', code: 'no_such_slot' }] })
    expect(await tick('not a slot at')).toMatchObject({ status: 422 })
  })

  it('is for nobody whose right was withdrawn', async () => {
    const { id, carer, doctor } = await makeDog()
    const item = await makeItem(server, doctor, id)
    await server.db.deleteFrom('pet_carers').where('id', '=', carer.carerId).execute()
    const input = { params: { id: item.id }, body: { slot: '2026-03-02T10:00' } }
    expect(await server.refusal(contract.tickCareItem, input, { as: carer })).toMatchObject({ status: 404 })
    expect(await server.call(contract.listDoses, {}, { as: carer })).toEqual([])
  })
})

describe('reminders', () => {
  const sent = (kind: 'careDue' | 'careComing') =>
    server.db.selectFrom('notices').select('user_id').where('kind', '=', kind).execute()

  it('tell once what is due, nobody of what was done, and nothing of what it is', async () => {
    const { item, slot, patient } = await makeDose(server)
    await server.runJobs()
    expect(await sent('careDue')).toEqual([])
    server.clock.set('2026-03-02T10:00:30.000Z')
    for (let time = 0; time < 2; time += 1) await server.runJobs()
    expect(await sent('careDue')).toEqual([{ user_id: patient.userId }])
    expect(JSON.stringify(server.pushes.sent)).not.toContain('Amlodipine')
    const again = await signIn(server, patient)
    await server.call(contract.tickCareItem, { params: { id: item.id }, body: { slot } }, { as: again })
    const evening = { params: { id: item.id }, body: { slot: '2026-03-02T20:00' } }
    server.clock.set('2026-03-02T19:30:00.000Z')
    await server.call(contract.tickCareItem, evening, { as: await signIn(server, patient) })
    server.clock.set('2026-03-02T20:01:00.000Z')
    await server.runJobs()
    expect(await sent('careDue')).toHaveLength(1)
  })

  it('pass over what was missed while nothing ran', async () => {
    await makeDose(server)
    server.clock.set('2026-03-06T09:30:00.000Z')
    for (let time = 0; time < 3; time += 1) {
      await server.runJobs()
      server.clock.advance({ minutes: 2 })
    }
    expect(await sent('careDue')).toEqual([])
    server.clock.set('2026-03-06T10:00:10.000Z')
    await server.runJobs()
    expect(await sent('careDue')).toHaveLength(1)
  })

  it('tell of a vaccination a week ahead', async () => {
    const { id, doctor } = await makeSubject(server)
    const schedule = { mode: 'once', on: '2026-03-20' } as const
    await makeItem(server, doctor, id, { kind: 'vaccination', title: 'Influenza', schedule })
    server.clock.set('2026-03-12T08:00:00.000Z')
    await server.runJobs()
    expect(await sent('careComing')).toEqual([])
    server.clock.set('2026-03-13T09:00:30.000Z')
    for (let time = 0; time < 2; time += 1) await server.runJobs()
    expect(await sent('careComing')).toHaveLength(1)
  })
})

describe('a vaccination whose next one is due', () => {
  const told = () => server.db.selectFrom('notices').select('user_id').where('kind', '=', 'vaccinationDue').execute()
  const write = (id: string, doctor: Person, more: object = {}) => {
    const facts = { kind: 'vaccination', vaccine: 'Rabies', date: '2025-03-20', due: '2026-03-20', ...more } as const
    return server.call(records.addEntry, { params: { id }, body: { facts } }, { as: doctor })
  }

  it('reminds all who care once, a week ahead, though no plan has it', async () => {
    const { id, owner, carer, doctor } = await makeDog('2024-01-05')
    await write(id, doctor)
    server.clock.set('2026-03-12T08:00:00.000Z')
    await server.runJobs()
    expect(await told()).toEqual([])
    server.clock.set('2026-03-13T09:00:30.000Z')
    for (let time = 0; time < 2; time += 1) {
      await server.runJobs()
      server.clock.advance({ hours: 2 })
    }
    expect((await told()).map(({ user_id: user }) => user).toSorted()).toEqual([owner.userId, carer.userId].toSorted())
    expect(JSON.stringify(server.pushes.sent)).not.toContain('Rabies')
  })

  it('reminds nobody where it was given since, or a plan tells of it', async () => {
    const { id, doctor } = await makeDog('2024-01-05')
    await write(id, doctor)
    await write(id, doctor, { vaccine: 'rabies', date: '2026-03-01', due: null })
    const other = await makeDog('2024-01-05')
    await write(other.id, other.doctor)
    const schedule = { mode: 'once', on: '2026-03-25' } as const
    await makeItem(server, other.doctor, other.id, { kind: 'vaccination', title: 'Rabies', schedule })
    server.clock.set('2026-03-14T09:00:30.000Z')
    await server.runJobs()
    expect(await told()).toEqual([])
  })
})

it('proposes vaccinations of a puppy by its age and by what its record says was given', async () => {
  const { id, owner, doctor } = await makeDog('2026-01-05')
  const propose = () => server.call(contract.proposeVaccinations, { params: { id } }, { as: doctor })
  const { items, none } = await propose()
  expect(none).toBeNull()
  expect(items.slice(0, 3)).toEqual([
    { vaccine: 'core', on: '2026-03-02' },
    { vaccine: 'core', on: '2026-03-23' },
    { vaccine: 'rabies', on: '2026-03-30' },
  ])
  const facts = { kind: 'vaccination', vaccine: 'DHPP', date: '2026-03-01' } as const
  await server.call(records.addEntry, { params: { id }, body: { facts } }, { as: doctor })
  expect((await propose()).items[0]).toEqual({ vaccine: 'core', on: '2026-03-22' })
  await server.call(people.changePet, { params: { id }, body: { birthDate: null } }, { as: owner })
  expect(await propose()).toMatchObject({ items: [], none: 'no_birth_date' })
})

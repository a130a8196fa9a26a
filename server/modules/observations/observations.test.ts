import { describe, expect, it } from 'vitest'
import { observationsContract as contract } from '#contract/observations/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { recordsContract as records } from '#contract/records/contract.ts'
import { makeAdmin, makePatient, makePet } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeCare } from '../carers/testing/make-carer.ts'
import { makeSubject } from '../records/testing/make-subject.ts'
import { findSubject } from '../records/index.ts'
import { latestWeight, observationsOf } from './index.ts'
import { usualRanges } from './ranges/usual-ranges.ts'
import { makeObservation, pulse } from './testing/make-observation.ts'

const server = await createTestServer()

const withUsualRanges = () => server.db.insertInto('observation_ranges').values(usualRanges()).execute()

describe('what is measured', () => {
  it('says who measured, holds what was said before behind a correction, and can be withdrawn with a reason', async () => {
    const { id, patient, doctor } = await makeSubject(server)
    const told = await makeObservation(server, patient, id)
    expect(told).toMatchObject({ value: 72, measurer: 'owner', edition: 1, mayChange: true, verdict: 'unknown' })
    const change = { ...pulse, value: 78, measurer: 'owner', at: told.at, edition: 1, reason: 'Counted again' } as const
    const corrected = await server.call(contract.correctObservation, { params: { id: told.id }, body: change }, { as: doctor })
    expect(corrected).toMatchObject({ value: 78, edition: 2, isCorrected: true })
    expect(corrected.editions.map(({ act, value, capacity }) => [act, value, capacity])).toEqual([
      ['correct', 78, 'doctor'],
      ['write', 72, 'owner'],
    ])
    // What a doctor answers for now is no longer its owner's.
    const withdrawal = { params: { id: told.id }, body: { edition: 2, reason: 'Another animal' } }
    expect(await server.refusal(contract.withdrawObservation, withdrawal, { as: patient })).toMatchObject({
      code: 'observation_not_author',
    })
    await server.call(contract.withdrawObservation, withdrawal, { as: doctor })
    expect(await server.refusal(contract.withdrawObservation, withdrawal, { as: doctor })).toMatchObject({
      code: 'observation_withdrawn',
    })
    expect((await server.call(contract.listObservations, { params: { id }, query: {} }, { as: patient })).items).toEqual([])
    const { items } = await server.call(records.readTimeline, { params: { id }, query: { kind: 'observation' } }, { as: patient })
    expect(items).toMatchObject([{ id: told.id, text: '78 /min', state: 'heart_rate', isWithdrawn: true, isCorrected: true }])
  })

  it('is refused where it cannot be', async () => {
    const { id, patient } = await makeSubject(server)
    const refused = async (body: object) =>
      (await server.refusal(contract.addObservation, { params: { id }, body: body as never }, { as: patient })).errors?.[0]
    expect(await refused({ kind: 'heart_rate', value: 4000 })).toMatchObject({ field: 'value', code: 'not_possible' })
    expect(await refused({ kind: 'body_condition', value: 5 })).toMatchObject({ field: 'kind', code: 'not_measured' })
    expect(await refused({ kind: 'blood_pressure', value: 120 })).toMatchObject({ field: 'second', code: 'two_numbers' })
    expect(await refused({ kind: 'blood_pressure', value: 80, second: 120 })).toMatchObject({
      field: 'second',
      code: 'not_below_first',
    })
    expect(await refused({ ...pulse, at: '2026-03-02T10:00:00.000Z' })).toMatchObject({ field: 'at', code: 'in_the_future' })
    expect(await refused({ ...pulse, measurer: 'doctor' })).toMatchObject({ field: 'measurer', code: 'not_yours_to_say' })
  })

  it('is read by carers who see the pet, and written by those who decide', async () => {
    const { pet, carer } = await makeCare(server, ['see'])
    const { carer: decides, pet: other } = await makeCare(server, ['see', 'decide'])
    expect(await server.refusal(contract.addObservation, { params: { id: pet.id }, body: pulse }, { as: carer })).toMatchObject({
      code: 'missing_pet_right',
    })
    expect(await server.call(contract.readMeasurements, { params: { id: pet.id } }, { as: carer })).toMatchObject({ writes: [] })
    expect(await makeObservation(server, decides, other.id)).toMatchObject({ measurer: 'carer' })
    expect((await server.call(contract.readMeasurements, { params: { id: other.id } }, { as: decides })).writes).toContain(
      'body_condition',
    )
  })

  it('is named below, within or above what is usual at the age of then', async () => {
    await withUsualRanges()
    const owner = await makePatient(server)
    const id = await makePet(server, owner, { species: 'dog', birth_date: '2020-01-01' })
    for (const value of [370, 386, 405]) {
      server.clock.advance({ minutes: 1 })
      await makeObservation(server, owner, id, { kind: 'temperature', value })
    }
    const { items } = await server.call(contract.listObservations, { params: { id }, query: {} }, { as: owner })
    expect(items.map(({ verdict }) => verdict)).toEqual(['above', 'within', 'below'])
    const { kinds } = await server.call(contract.readMeasurements, { params: { id } }, { as: owner })
    expect(kinds).toMatchObject([
      {
        kind: 'temperature',
        count: 3,
        before: { value: 386 },
        range: { low: 375, high: 392, source: expect.stringContaining('Merck') },
      },
    ])
    const course = await server.call(contract.readCourse, { params: { id }, query: { kind: 'temperature' } }, { as: owner })
    expect(course).toMatchObject({ count: 3, bands: [{ low: 375, high: 392 }], centiles: [] })
  })

  it('of a child stands among WHO’s children', async () => {
    const child = await makePatient(server, {}, { birth_date: '2025-03-02', sex: 'male' })
    const id = child.userId
    await makeObservation(server, child, id, { kind: 'weight', value: 9648, at: '2026-03-02T08:00:00.000Z' })
    const { kinds } = await server.call(contract.readMeasurements, { params: { id } }, { as: child })
    // WHO: the median of boys of twelve months is 9.6 kg.
    expect(kinds[0]!.growth!.centile).toBeGreaterThan(48)
    expect(kinds[0]!.growth!.centile).toBeLessThan(52)
  })
})

describe('weights and heights of profiles and cards', () => {
  it('are the observations: what an owner writes there is one, and what a doctor measures is shown there', async () => {
    const { id, patient, doctor } = await makeSubject(server)
    await server.call(people.changePatient, { body: { weightGrams: 61_500, heightMillimetres: 1685 } }, { as: patient })
    await server.call(people.changePatient, { body: { weightGrams: 61_000 } }, { as: patient })
    const subject = (await findSubject(server.db, id))!
    expect(await observationsOf(server.db, subject)).toMatchObject([
      { kind: 'weight', value: 61_000, edition: 2, measurer: 'owner' },
      { kind: 'height', value: 1685, edition: 1 },
    ])
    server.clock.advance({ minutes: 5 })
    await makeObservation(server, doctor, id, { kind: 'weight', value: 60_200 })
    expect(await server.call(people.readPatient, {}, { as: patient })).toMatchObject({
      weightGrams: 60_200,
      heightMillimetres: 1685,
    })
    expect(await latestWeight(server.db, subject)).toEqual({ grams: 60_200, measuredAt: server.clock.now().toISOString() })
    await server.call(people.changePatient, { body: { heightMillimetres: null } }, { as: patient })
    expect(await server.call(people.readPatient, {}, { as: patient })).toMatchObject({
      weightGrams: 60_200,
      heightMillimetres: null,
    })
  })

  it('of a card that is sent again change only what differs', async () => {
    const owner = await makePatient(server)
    const id = await makePet(server, owner)
    const weights = (list: [string, number][]) => ({
      params: { id },
      body: { weights: list.map(([date, grams]) => ({ date, grams })) },
    })
    await server.call(
      people.changePet,
      weights([
        ['2026-01-10', 4000],
        ['2026-02-10', 4200],
      ]),
      { as: owner },
    )
    const sent = weights([
      ['2026-02-10', 4250],
      ['2026-03-01', 4300],
    ])
    expect((await server.call(people.changePet, sent, { as: owner })).weights).toEqual(sent.body.weights)
    const all = await server.db.selectFrom('observations').select(['value', 'edition', 'withdrawn_at']).orderBy('at').execute()
    expect(all.map(({ value, edition, withdrawn_at: gone }) => [value, edition, gone !== null])).toEqual([
      [4000, 2, true],
      [4250, 2, false],
      [4300, 1, false],
    ])
  })
})

describe('what is usual', () => {
  it('is one range for each age, changed over the one that was read', async () => {
    const admin = await makeAdmin(server)
    const range = { kind: 'heart_rate', species: 'cat', fromMonths: 0, toMonths: 12, low: 150, high: 220 } as const
    const body = { ...range, secondLow: null, secondHigh: null, source: 'A book' }
    const { id } = await server.call(contract.addObservationRange, { body }, { as: admin })
    const overlapping = { body: { ...body, fromMonths: 11, toMonths: null } }
    expect(await server.refusal(contract.addObservationRange, overlapping, { as: admin })).toMatchObject({
      code: 'observation_range_overlaps',
    })
    await server.call(contract.addObservationRange, { body: { ...body, fromMonths: 12, toMonths: null } }, { as: admin })
    const change = { params: { id }, body: { ...body, high: 230, revision: 1 } }
    expect(await server.call(contract.changeObservationRange, change, { as: admin })).toMatchObject({ high: 230, revision: 2 })
    expect(await server.refusal(contract.changeObservationRange, change, { as: admin })).toMatchObject({
      code: 'observation_range_changed',
    })
    await server.call(contract.removeObservationRange, { params: { id } }, { as: admin })
    expect((await server.call(contract.listObservationRanges, { query: { species: 'cat' } }, { as: admin })).items).toHaveLength(
      1,
    )
  })

  it('comes with the platform, each with its source', async () => {
    await withUsualRanges()
    const admin = await makeAdmin(server)
    const { items } = await server.call(contract.listObservationRanges, { query: { limit: 100 } }, { as: admin })
    expect(items.length).toBeGreaterThan(30)
    expect(items.every(({ source }) => source.length > 10)).toBe(true)
  })
})

it('five thousand measurements are drawn from few points, outliers among them', async () => {
  const { id, patient } = await makeSubject(server)
  const start = Date.parse('2020-01-01T00:00:00Z')
  for (let first = 0; first < 5000; first += 500)
    await server.db
      .insertInto('observations')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          id: server.platform.ids.next(),
          patient_id: patient.userId,
          pet_id: null,
          kind: 'heart_rate' as const,
          edition: 1,
          value: first + index === 1234 ? 190 : 60 + ((first + index) % 30),
          at: new Date(start + (first + index) * 3_600_000),
          is_day: false,
          measurer: 'device' as const,
          told_by_owner: true,
          author_id: patient.userId,
          created_at: new Date(start),
        })),
      )
      .execute()
  const course = await server.call(contract.readCourse, { params: { id }, query: { kind: 'heart_rate' } }, { as: patient })
  expect(course.count).toBe(5000)
  expect(course.points.length).toBeLessThanOrEqual(240)
  expect(course.points.map(({ value }) => value)).toContain(190)
})

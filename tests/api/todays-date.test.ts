import { describe, expect, test } from 'vitest'
import { certificatesContract as certificates } from '#contract/certificates/contract.ts'
import { fhirContract as fhir } from '#contract/fhir/contract.ts'
import { addDays } from '#contract/kernel/days.ts'
import { medicineOrdersContract as medicineOrders } from '#contract/medicine-orders/contract.ts'
import { observationsContract as observations } from '#contract/observations/contract.ts'
import { factsOfKind } from '#contract/observations/values.ts'
import { papersContract as papers } from '#contract/papers/contract.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { prescriptionsContract as prescriptions } from '#contract/prescriptions/contract.ts'
import { recordsContract as records } from '#contract/records/contract.ts'
import { checkLines as checkInFormulary } from '#server/modules/formulary/index.ts'
import { growthOf } from '#server/modules/observations/growth/of-child.ts'
import { checkLines } from '#server/modules/prescriptions/checks/check-lines.ts'
import { findSubject, type Subject } from '#server/modules/records/index.ts'
import { makePaid } from '#server/modules/medicine-orders/testing/make-medicine-order.ts'
import { line, makePrescription } from '#server/modules/prescriptions/testing/make-prescription.ts'
import { makeDoctor, makePatient } from '../support/people.ts'
import { readPaper } from '../support/poppler.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 60 * 86_400 }, now: '2026-03-02T12:00:00.000Z' })
const { call, db } = server

/** Moments at which UTC has another date, and such at which it has the same. */
const places = [
  {
    moment: '8 PM in New York',
    timeZone: 'America/New_York',
    at: (day: string) => `${addDays(day, 1)}T01:00:00.000Z`,
    sameInUtc: (day: string) => `${day}T17:00:00.000Z`,
  },
  {
    moment: '8 AM in Auckland',
    timeZone: 'Pacific/Auckland',
    at: (day: string) => `${addDays(day, -1)}T19:00:00.000Z`,
    sameInUtc: (day: string) => `${day}T07:00:00.000Z`,
  },
] as const
const today = '2026-03-04'
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
let keys = 0
const key = () => `todays-date-${(keys += 1)}`

const moveEverybodyTo = (timeZone: string) => db.updateTable('users').set({ time_zone: timeZone }).execute()
const shown = (day: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
const textOf = async (paper: Blob) => readPaper('pdftotext', new Uint8Array(await paper.arrayBuffer()), ['-layout', 'PAPER', '-'])

describe.each(places)('at $moment', ({ timeZone, at, sameInUtc }) => {
  const medication = (until: string) => ({
    kind: 'medication' as const,
    name: 'Ibuprofen 400 mg',
    medicineId: null,
    dose: 'One',
    since: null,
    until,
    remark: '',
  })

  async function makeSubject(columns: Record<string, unknown> = {}) {
    const patient = await makePatient(server, { time_zone: timeZone }, columns)
    return { patient, subject: (await findSubject(db, patient.userId)) as Subject }
  }

  /** What the checks say of ibuprofen that is already taken. */
  async function duplicatesOf(subject: Subject) {
    const now = server.clock.now()
    const asked = { lineId: '00000000-0000-7000-8000-000000000001', name: 'Ibuprofen', medicineId: null, route: 'oral' }
    const lines = [{ ...asked, dailyMilligrams: null }]
    const checks = await checkInFormulary(db, { subject, weight: null, lines, taken: [], now })
    return checks.filter(({ kind, answer }) => kind === 'duplicate' && answer === 'warning')
  }

  test.each([
    { until: today, isTaken: true },
    { until: yesterday, isTaken: false },
  ])('a medicine until $until is taken: $isTaken, by the duplicate check and in the FHIR export', async ({ until, isTaken }) => {
    server.clock.set(at(today))
    const { patient, subject } = await makeSubject()
    await call(records.addEntry, { params: { id: subject.id }, body: { facts: medication(until) } }, { as: patient, key: key() })
    expect(await duplicatesOf(subject)).toHaveLength(isTaken ? 1 : 0)
    const bundle = JSON.parse(await (await call(fhir.exportRecord, { params: { id: subject.id } }, { as: patient })).text())
    const statements = bundle.entry.filter((entry: { resource: { resourceType: string } }) =>
      entry.resource.resourceType.startsWith('MedicationStatement'),
    )
    expect(statements).toMatchObject([{ resource: { status: isTaken ? 'active' : 'completed' } }])
  })

  test('another prescription runs until the end of its last day there, and its supply is counted by the same days', async () => {
    const { prescription, patient } = await makePrescription(server, [line({ name: 'Ibuprofen', days: 7 })])
    await moveEverybodyTo(timeZone)
    server.clock.set(at(today))
    const [given] = prescription.lines
    await call(papers.confirmFill, {
      body: { code: prescription.paper!.code, lineId: given!.id, pharmacy: 'Corner Pharmacy', city: 'Austin', left: 2 },
    })
    const subject = (await findSubject(db, patient.userId)) as Subject
    const running = async () => {
      const now = server.clock.now()
      const asked = { ...given!, id: '00000000-0000-7000-8000-000000000001', medicine_id: null, dose_unit: given!.doseUnit }
      const lines = [{ ...asked, as_needed: false, prescription_id: prescription.id, position: 0 }]
      const { checks } = await checkLines(db, {
        subject,
        weight: null,
        lines,
        without: ['00000000-0000-7000-8000-00000000000f'],
        now,
      })
      return checks.some(({ kind, answer }) => kind === 'duplicate' && answer === 'warning')
    }
    const supply = async () => {
      const read = await call(prescriptions.readPrescription, { params: { id: prescription.id } }, { as: patient })
      return read.lines[0]!.daysOfSupply
    }
    expect(await supply()).toBe(7)
    for (const [day, isRunning, left] of [
      [addDays(today, 6), true, 1],
      [addDays(today, 7), true, 0],
      [addDays(today, 8), false, 0],
    ] as const)
      for (const moment of [at(day), sameInUtc(day)]) {
        server.clock.set(moment)
        expect([day, await running(), await supply()]).toEqual([day, isRunning, left])
      }
  })

  test('a refill is announced three days ahead by the dates there', async () => {
    const { prescription, patient } = await makePrescription(server, [line({ days: 7 })])
    await moveEverybodyTo(timeZone)
    server.clock.set(sameInUtc(today))
    await call(papers.confirmFill, {
      body: {
        code: prescription.paper!.code,
        lineId: prescription.lines[0]!.id,
        pharmacy: 'Corner Pharmacy',
        city: 'Austin',
        left: 2,
      },
    })
    const told = async (moment: string) => {
      server.clock.set(moment)
      await server.runJobs()
      const rows = await db
        .selectFrom('notices')
        .select('id')
        .where('kind', '=', 'prescriptionRefill')
        .where('user_id', '=', patient.userId)
        .execute()
      return rows.length
    }
    expect(await told(at(addDays(today, 3)))).toBe(0)
    // On the last day of the supply there, which in UTC is over in New York's evening.
    expect(await told(at(addDays(today, timeZone === 'America/New_York' ? 6 : 4)))).toBe(1)
  })

  test('the label of a medicine and the preview of a certificate have the date there', async () => {
    const { order, pharmacy } = await makePaid(server)
    await moveEverybodyTo(timeZone)
    const doctor = await makeDoctor(server, { time_zone: timeZone })
    server.clock.set(at(today))
    const { id } = order
    await call(pharmacyContract.takeDeskStep, { params: { id }, body: { step: 'accept' } }, { as: pharmacy, key: key() })
    const given = { lineId: order.lines[0]!.id, outcome: 'filled' as const, quantity: 1, lot: 'L-7', expiresOn: '2027-05-01' }
    const body = { ...given, reason: '', recentReason: '' }
    await call(medicineOrders.dispenseLine, { params: { id }, body }, { as: pharmacy, key: key() })
    const label = await textOf(await call(medicineOrders.readMedicineLabels, { params: { id } }, { as: pharmacy }))
    expect(label).toContain(shown(today))
    const draft = { kind: 'sick_leave' as const, name: 'T', body: 'From {{from}} to {{to}}', locale: 'en-US' as const }
    const preview = await textOf(await call(certificates.previewCertificateTemplate, { body: draft }, { as: doctor }))
    expect(preview).toContain(shown(today))
    for (const paper of [label, preview]) {
      expect(paper).not.toContain(shown(yesterday))
      expect(paper).not.toContain(shown(tomorrow))
    }
  })

  test('a measurement is read by the age on the date there', async () => {
    const ranges = [
      [0, 12, 90],
      [12, null, 60],
    ] as const
    for (const [from_months, to_months, low] of ranges) {
      const limits = { low, high: 200, second_low: null, second_high: null, source: 'Test' }
      await insertRow(db, 'observation_ranges', { kind: 'heart_rate', species: null, from_months, to_months, ...limits })
    }
    server.clock.set(at(today))
    const read = async (birthDate: string) => {
      const { patient, subject } = await makeSubject({ birth_date: birthDate, sex: 'female' })
      const measure = (body: object) =>
        call(observations.addObservation, { params: { id: subject.id }, body: body as never }, { as: patient, key: key() })
      await measure({ kind: 'heart_rate', value: 80, second: null, appointmentId: null })
      await measure({ kind: 'weight', value: 9000, second: null, appointmentId: null })
      const { kinds } = await call(observations.readMeasurements, { params: { id: subject.id } }, { as: patient })
      const [weight, pulse] = [kinds.find(({ kind }) => kind === 'weight')!, kinds.find(({ kind }) => kind === 'heart_rate')!]
      const on = (day: string) => growthOf(subject, { kind: 'weight', value: 9000, at: `${day}T12:00:00.000Z`, is_day: true })
      expect(weight.growth).toEqual(on(today))
      return { verdict: pulse.newest.verdict, low: pulse.range?.low, days: [yesterday, tomorrow].map(on), growth: weight.growth }
    }
    expect(await read('2025-03-04')).toMatchObject({ verdict: 'within', low: 60 })
    expect(await read('2025-03-05')).toMatchObject({ verdict: 'below', low: 90 })
    const newborn = await read('2026-02-20')
    expect(newborn.days).not.toContainEqual(newborn.growth)
  })

  test('what only small children are measured by is offered until their birthday there', async () => {
    server.clock.set(at(today))
    const offers = async (birthDate: string) => {
      const { patient, subject } = await makeSubject({ birth_date: birthDate })
      const { writes } = await call(observations.readMeasurements, { params: { id: subject.id } }, { as: patient })
      return writes.includes('head_circumference')
    }
    const { untilMonths } = factsOfKind('head_circumference')
    const birthday = `${2026 - untilMonths! / 12}-03-04`
    expect(await offers(birthday)).toBe(false)
    expect(await offers(addDays(birthday, 1))).toBe(true)
  })
})

import fc from 'fast-check'
import { medicineForms, routes } from '#contract/formulary/values.ts'
import { locales } from '#contract/kernel/values.ts'
import { factsOfKind, observationKinds } from '#contract/observations/values.ts'
import { doseUnits, frequencies } from '#contract/prescriptions/values.ts'
import type { EntryFacts } from '#contract/records/entry-schemas.ts'
import { conditionStates, severities } from '#contract/records/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { CurrentObservation } from '#server/modules/observations/index.ts'
import type { KeptPrescription } from '#server/modules/prescriptions/index.ts'
import type { KeptEntry } from '#server/modules/records/index.ts'
import type { Author, KeptVisit, RecordSnapshot } from '../snapshot.ts'

const uuid = fc.uuid({ version: 7 })
const text = (most: number) => fc.string({ unit: 'grapheme', maxLength: most }).map((given) => given.trim())
const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((given) => given.trim() || 'x')
const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }).map((date) => utcDay(date))
const instant = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const dayOrNone = fc.option(day, { nil: null })

const facts: fc.Arbitrary<EntryFacts> = fc.oneof(
  fc.record({
    kind: fc.constant('allergy' as const),
    substance: line,
    referenceId: fc.constant(null),
    reaction: text(60),
    severity: fc.constantFrom(...severities),
    since: dayOrNone,
  }),
  fc
    .record({
      kind: fc.constant('condition' as const),
      name: line,
      state: fc.constantFrom(...conditionStates),
      since: dayOrNone,
      until: dayOrNone,
      remark: text(60),
    })
    .map((condition) => (condition.state === 'active' ? { ...condition, until: null } : condition)),
  fc.record({
    kind: fc.constant('medication' as const),
    name: line,
    medicineId: fc.constant(null),
    dose: text(60),
    since: dayOrNone,
    until: dayOrNone,
    remark: text(60),
  }),
  fc.record({ kind: fc.constant('vaccination' as const), vaccine: line, date: day, due: dayOrNone, batch: text(20) }),
  fc.record({ kind: fc.constant('note' as const), subjective: line, objective: text(60), assessment: text(60), plan: text(60) }),
  fc.record({ kind: fc.constant('document' as const), title: line, date: dayOrNone }),
)

const people: readonly Author[] = [
  { id: '01890000-0000-7000-8000-000000000001', name: 'Ann Owner', role: 'owner' },
  { id: '01890000-0000-7000-8000-000000000002', name: 'سمر الطبيب', role: 'doctor' },
  { id: '01890000-0000-7000-8000-000000000003', name: 'Sam Sitter', role: 'carer' },
]
const [owner, doctor] = people as [Author, Author, Author]

const entry: fc.Arbitrary<KeptEntry> = fc.record({
  id: uuid,
  recordedAt: instant,
  author: fc.option(fc.constantFrom(...people), { nil: null }),
  isUnconfirmed: fc.boolean(),
  isWithdrawn: fc.boolean(),
  facts,
})

const visit: fc.Arbitrary<KeptVisit> = fc
  .record({
    id: uuid,
    startsAt: instant,
    endsAt: instant,
    state: fc.constantFrom(
      'confirmed' as const,
      'in_progress' as const,
      'completed' as const,
      'cancelled' as const,
      'no_show' as const,
    ),
    mode: fc.constantFrom('video' as const, 'clinic' as const),
    reason: text(60),
    doctor: fc.constant({ id: doctor.id, name: doctor.name }),
  })
  .map((made) => (made.startsAt <= made.endsAt ? made : { ...made, startsAt: made.endsAt, endsAt: made.startsAt }))

const observation: fc.Arbitrary<CurrentObservation> = fc
  .record({
    id: uuid,
    edition: fc.integer({ min: 1, max: 3 }),
    kind: fc.constantFrom(...observationKinds),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    at: instant,
    isDay: fc.boolean(),
    isDevice: fc.boolean(),
    author: fc.option(fc.constantFrom(...people), { nil: null }),
  })
  .map(({ id, edition, kind, part, at, isDay, isDevice, author }) => {
    const { possible, second } = factsOfKind(kind)
    const { least, most } = possible.person ?? possible.animal!
    const value = Math.round(least + part * (most - least))
    return {
      id,
      edition,
      kind,
      value,
      second: second ? Math.min(value, second.possible.least + Math.floor(part * 40)) : null,
      at: isDay ? `${utcDay(at)}T12:00:00.000Z` : at,
      isDay,
      measurer: isDevice ? ('device' as const) : ('owner' as const),
      toldByOwner: author?.role !== 'doctor',
      authorId: author?.id ?? null,
      authorName: author?.name ?? null,
      appointmentId: null,
      writtenAt: at,
    }
  })

const prescribedLine = fc.record({
  id: uuid,
  medicineId: fc.constant(null),
  name: line,
  strength: text(20),
  form: fc.constantFrom(...medicineForms),
  route: fc.constantFrom(...routes),
  dose: fc.integer({ min: 1, max: 4000 }).map((thousandths) => thousandths / 1000),
  doseUnit: fc.constantFrom(...doseUnits),
  frequency: fc.constantFrom(...frequencies),
  asNeeded: fc.boolean(),
  days: fc.integer({ min: 1, max: 365 }),
  quantity: fc.integer({ min: 1, max: 9000 }).map((hundredths) => hundredths / 100),
  refills: fc.integer({ min: 0, max: 11 }),
  note: text(40),
})

const prescription: fc.Arbitrary<KeptPrescription> = fc.record({
  id: uuid,
  state: fc.constantFrom(
    'issued' as const,
    'dispensed' as const,
    'superseded' as const,
    'cancelled' as const,
    'expired' as const,
  ),
  isStopped: fc.boolean(),
  appointmentId: uuid,
  doctor: fc.constant({ id: doctor.id, name: doctor.name }),
  locale: fc.constantFrom(...locales),
  diagnosis: text(40),
  issuedAt: instant,
  validUntil: fc.constant('2030-12-31'),
  lines: fc.uniqueArray(prescribedLine, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
})

const unique = { selector: ({ id }: { id: string }) => id }

/** Any record that the platform could hold, of a person or an animal. */
export const someRecord: fc.Arbitrary<RecordSnapshot> = fc
  .record({
    isAnimal: fc.boolean(),
    neutered: fc.option(fc.boolean(), { nil: null }),
    breed: fc.option(line, { nil: null }),
    birthDate: dayOrNone,
    entries: fc.uniqueArray(entry, { maxLength: 12, ...unique }),
    visits: fc.uniqueArray(visit, { maxLength: 4, ...unique }),
    observations: fc.uniqueArray(observation, { maxLength: 8, ...unique }),
    prescriptions: fc.uniqueArray(prescription, { maxLength: 3, ...unique }),
    isHolding: fc.boolean(),
  })
  .map(({ isAnimal, neutered, breed, birthDate, entries, visits, observations, prescriptions, isHolding }) => ({
    readAt: '2026-11-02T08:00:00.000Z',
    subject: {
      id: isAnimal ? '01890000-0000-7000-8000-00000000000a' : owner.id,
      patientId: owner.id,
      petId: isAnimal ? '01890000-0000-7000-8000-00000000000a' : null,
      name: isAnimal ? 'Rex' : owner.name,
      kind: isAnimal ? ('animal' as const) : ('person' as const),
      species: isAnimal ? ('dog' as const) : null,
      breed: isAnimal ? breed : null,
      neutered: isAnimal ? neutered : null,
      sex: 'female',
      birthDate,
      timeZone: 'America/New_York',
    },
    owner: isAnimal ? { id: owner.id, name: owner.name } : null,
    microchip: isAnimal ? '985112000000001' : null,
    entries,
    visits,
    observations,
    prescriptions,
    onHold: new Set(isHolding ? prescriptions.slice(0, 2).map(({ id }) => id) : []),
  }))

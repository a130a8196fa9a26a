import fc from 'fast-check'
import type { EntryFacts } from '#contract/records/entry-schemas.ts'
import { conditionStates, severities } from '#contract/records/values.ts'
import type { KeptEntry } from '#server/modules/records/index.ts'
import type { Author, KeptVisit, RecordSnapshot } from '../snapshot.ts'

const uuid = fc.uuid({ version: 7 })
const text = (most: number) => fc.string({ unit: 'grapheme', maxLength: most }).map((given) => given.trim())
const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((given) => given.trim() || 'x')
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
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
  })
  .map(({ isAnimal, neutered, breed, birthDate, entries, visits }) => ({
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
    },
    owner: isAnimal ? { id: owner.id, name: owner.name } : null,
    microchip: isAnimal ? '985112000000001' : null,
    entries,
    visits,
  }))

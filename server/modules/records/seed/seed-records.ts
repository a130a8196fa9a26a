import { sql } from 'kysely'
import type { EntryFacts } from '#contract/records/entry-schemas.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, type PeopledWorld } from '#server/seed/world.ts'
import { momentOf, wordsOf } from '../entries/facts.ts'
import { entryDrafts } from './drafts.ts'
import '../tables.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_124

interface Seeded {
  readonly facts: EntryFacts
  readonly patientId: string
  readonly petId: string | null
  readonly authorId: string
  readonly capacity: 'owner' | 'doctor'
  readonly at: Date
  readonly confirmedBy?: string | undefined
}

/** What all pets had noted of their vaccinations, and records of the demonstration patient and her pets, with who looked. */
export async function seedRecords(world: PeopledWorld): Promise<void> {
  const dice = new Dice(seed)
  await seedVaccinations(world, dice)
  const [owner] = world.patients
  const physician = world.doctors.find(({ kind, verified }) => kind === 'physician' && verified)
  const veterinarian = world.doctors.find(({ kind, verified }) => kind === 'veterinarian' && verified)
  if (!owner || !physician || !veterinarian) return
  const authors = { owner: owner.id, physician: physician.id, veterinarian: veterinarian.id }
  const day = (daysAgo: number) => utcDay(daysFrom(world, -daysAgo))
  for (const { of, by, writtenDaysAgo, isConfirmed, facts } of entryDrafts) {
    await write(world, dice, {
      facts: facts(day),
      patientId: owner.id,
      petId: of === 'person' ? null : (owner.pets.find(({ species }) => species === of)?.id ?? null),
      authorId: authors[by],
      capacity: by === 'owner' ? 'owner' : 'doctor',
      at: daysFrom(world, -writtenDaysAgo),
      confirmedBy: isConfirmed && physician.id,
    })
  }
  await seedPhrases(world, [physician.id, veterinarian.id])
}

async function seedVaccinations(world: PeopledWorld, dice: Dice) {
  const pets = await world.db.selectFrom('pets').select(['id', 'owner_id', 'vaccinations', 'created_at']).orderBy('id').execute()
  for (const { id, owner_id: patientId, vaccinations, created_at: at } of pets)
    for (const told of vaccinations)
      await write(world, dice, {
        facts: { kind: 'vaccination', ...told },
        patientId,
        petId: id,
        authorId: patientId,
        capacity: 'owner',
        at: new Date(at),
      })
}

async function write({ db }: PeopledWorld, dice: Dice, { facts, patientId, petId, authorId, capacity, at, confirmedBy }: Seeded) {
  const id = dice.id(at)
  const { at: happened, isDay } = momentOf(facts, at)
  const edition = confirmedBy ? 2 : 1
  await db
    .insertInto('record_entries')
    .values({
      id,
      patient_id: patientId,
      pet_id: petId,
      kind: facts.kind,
      edition,
      at: happened,
      is_day: isDay,
      words: sql`folded(${wordsOf(facts)})`,
      told_by_owner: capacity === 'owner',
      author_id: authorId,
      confirmed_by: confirmedBy ?? null,
      confirmed_at: confirmedBy ? at : null,
      created_at: at,
    })
    .execute()
  const said = { entry_id: id, data: JSON.stringify(facts), reason: '', written_at: at }
  await db
    .insertInto('record_entry_editions')
    .values([
      { ...said, edition: 1, act: 'write' as const, capacity, written_by: authorId },
      ...(confirmedBy
        ? [{ ...said, edition: 2, act: 'confirm' as const, capacity: 'doctor' as const, written_by: confirmedBy }]
        : []),
    ])
    .execute()
  if (capacity === 'doctor')
    await db
      .insertInto('audit_entries')
      .values({
        id: dice.id(at),
        at,
        user_id: authorId,
        action: 'record.write',
        record_kind: 'record',
        record_id: petId ?? patientId,
        reason: null,
        capacity,
      })
      .execute()
}

async function seedPhrases({ db }: PeopledWorld, doctors: readonly string[]) {
  const phrases = JSON.stringify([
    { title: 'Nothing found', text: 'Nothing unusual was found.' },
    { title: 'Come back if worse', text: 'Comes back at once if it gets worse, otherwise in two weeks.' },
  ])
  await db
    .insertInto('note_phrases')
    .values(doctors.map((id) => ({ doctor_id: id, phrases, revision: 1 })))
    .execute()
}

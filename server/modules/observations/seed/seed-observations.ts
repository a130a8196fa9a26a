import type { Insertable } from 'kysely'
import { usualMeasurer } from '#contract/observations/rules/measured.ts'
import type { ObservationKind } from '#contract/observations/values.ts'
import type { Standing } from '#contract/records/values.ts'
import type { Tables } from '#server/kernel/db.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'
import { courses, type SeededCourse } from './courses.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_126

type Row = Insertable<Tables['observations']>
type EditionRow = Insertable<Tables['observation_editions']>

interface Measured {
  readonly patientId: string
  readonly petId: string | null
  readonly authorId: string
  readonly capacity: Standing
  readonly kind: ObservationKind
  readonly value: number
  readonly second?: number | null
  readonly at: Date
  readonly isDay: boolean
}

/** Weights and heights that all profiles and cards show, and courses of the demonstration patient and her pets. */
export async function seedObservations(world: PeopledWorld): Promise<void> {
  const dice = new Dice(seed)
  const measured = [...(await ofProfiles(world)), ...(await ofCards(world)), ...ofDemonstration(world, dice)]
  const rows: Row[] = []
  const editions: EditionRow[] = []
  for (const one of measured) {
    const id = dice.id(one.at)
    const { kind, value, second = null, at, isDay, authorId, capacity } = one
    const said = { value, second, at, is_day: isDay, measurer: usualMeasurer(capacity) }
    rows.push({
      id,
      patient_id: one.patientId,
      pet_id: one.petId,
      kind,
      edition: 1,
      ...said,
      told_by_owner: capacity !== 'doctor',
      author_id: authorId,
      created_at: at,
    })
    editions.push({
      observation_id: id,
      edition: 1,
      act: 'write',
      ...said,
      reason: '',
      capacity,
      written_by: authorId,
      written_at: at,
    })
  }
  await insertAll(world, 'observations', rows)
  await insertAll(world, 'observation_editions', editions)
}

async function ofProfiles({ db }: PeopledWorld): Promise<Measured[]> {
  const patients = await db
    .selectFrom('patients')
    .innerJoin('users', 'users.id', 'patients.user_id')
    .select(['user_id', 'weight_grams', 'height_millimetres', 'users.created_at'])
    .orderBy('user_id')
    .execute()
  return patients.flatMap(({ user_id: id, weight_grams: weight, height_millimetres: height, created_at: at }) => {
    const told = { patientId: id, petId: null, authorId: id, capacity: 'owner' as const, at: new Date(at), isDay: false }
    return [
      ...(weight === null ? [] : [{ ...told, kind: 'weight' as const, value: weight }]),
      ...(height === null ? [] : [{ ...told, kind: 'height' as const, value: height }]),
    ]
  })
}

async function ofCards({ db }: PeopledWorld): Promise<Measured[]> {
  const pets = await db.selectFrom('pets').select(['id', 'owner_id', 'weights']).orderBy('id').execute()
  return pets.flatMap(({ id, owner_id: owner, weights }) =>
    weights.map(({ date, grams }) => ({
      patientId: owner,
      petId: id,
      authorId: owner,
      capacity: 'owner' as const,
      kind: 'weight' as const,
      value: grams,
      at: new Date(`${date}T12:00:00Z`),
      isDay: true,
    })),
  )
}

function ofDemonstration(world: PeopledWorld, dice: Dice): Measured[] {
  const [owner] = world.patients
  const doctors = {
    physician: world.doctors.find(({ kind, verified }) => kind === 'physician' && verified),
    veterinarian: world.doctors.find(({ kind, verified }) => kind === 'veterinarian' && verified),
  }
  if (!owner || !doctors.physician || !doctors.veterinarian) return []
  const subjectOf = ({ of }: SeededCourse) =>
    of === 'person' ? null : (owner.pets.find(({ species }) => species === of)?.id ?? null)
  const authorOf = ({ of, by }: SeededCourse) =>
    by === 'owner' ? owner.id : doctors[of === 'person' ? 'physician' : 'veterinarian']!.id
  return courses.flatMap((course) =>
    Array.from({ length: course.times }, (_, index) => ({
      patientId: owner.id,
      petId: subjectOf(course),
      authorId: authorOf(course),
      capacity: course.by,
      kind: course.kind,
      value: course.value + dice.between(-course.spread, course.spread),
      second: course.second === undefined ? null : course.second + dice.between(-course.spread, course.spread),
      at: daysFrom(world, -2 - course.everyDays * (course.times - 1 - index)),
      isDay: false,
    })),
  )
}

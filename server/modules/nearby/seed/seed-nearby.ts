import type { Insertable } from 'kysely'
import { blurredPoint } from '#contract/nearby/rules.ts'
import type { Tables } from '#server/kernel/db.ts'
import { places } from '#server/seed/places.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, near, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'

/** Its own, so that nothing else of the world falls otherwise. */
const seed = 20_261_201

const remarks = [
  'Loves long walks in the morning.',
  'A little shy at first.',
  'Looking for somebody to play ball with.',
  'Gets on with cats and children.',
  'Sleeps all day, out in the evening.',
  '',
  '',
]

/** Some forty animals around New York, where the demonstration patient lives, and some in every other town. */
export async function seedNearby(outer: PeopledWorld): Promise<void> {
  const world = { ...outer, dice: new Dice(seed) }
  const points: Insertable<Tables['nearby_points']>[] = []
  const shown: Insertable<Tables['nearby_pets']>[] = []
  for (const [index, patient] of world.patients.entries()) {
    if (patient.pets.length === 0) continue
    if (index > 0 && index % 2 === 1) continue
    const place = index % 4 === 0 ? places[0]! : world.dice.pick(places)
    const draw = { distance: world.dice.next(), bearing: world.dice.next() }
    points.push({ user_id: patient.id, ...blurredPoint(near(world, place), draw), drawn_at: daysFrom(world, -20).toISOString() })
    for (const { id } of patient.pets)
      shown.push({
        pet_id: id,
        user_id: patient.id,
        about: world.dice.pick(remarks),
        shared_at: daysFrom(world, -20).toISOString(),
      })
  }
  await insertAll(world, 'nearby_points', points)
  await insertAll(world, 'nearby_pets', shown)
}

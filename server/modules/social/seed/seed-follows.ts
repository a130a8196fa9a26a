import type { Insertable } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_130

/** Patients with whom the demonstration patient follows each other, and who therefore may write to each other. */
export const befriended = (world: PeopledWorld) => world.patients.slice(1, 9)

/** Most follow a handful of others. */
export async function seedFollows(world: PeopledWorld): Promise<void> {
  const dice = new Dice(seed)
  const [first] = world.patients
  if (!first) return
  const found = new Map<string, Insertable<Tables['follows']>>()
  const follow = (follower_id: string, followed_id: string) => {
    const created_at = daysFrom(world, -dice.between(2, 200)).toISOString()
    if (follower_id !== followed_id) found.set(follower_id + followed_id, { follower_id, followed_id, created_at })
  }
  for (const { id } of befriended(world)) {
    follow(first.id, id)
    follow(id, first.id)
  }
  for (const { id } of world.patients.slice(9, 14)) follow(first.id, id)
  for (const { id } of world.patients.slice(14, 26)) follow(id, first.id)
  for (const { id } of world.patients.slice(1, 60))
    for (const other of dice.some(world.patients.slice(1, 60), dice.between(2, 7))) follow(id, other.id)
  await insertAll(world, 'follows', [...found.values()])
}

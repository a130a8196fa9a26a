import { rightsGiven } from '#contract/carers/rights.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, emailOf, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import './tables.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_123
const daysAgo = -40

/** The demonstration patient's dog has a carer who books for it. */
export async function seedCarers(world: PeopledWorld): Promise<void> {
  const [owner, carer] = world.patients
  const dog = owner?.pets.find(({ species }) => species === 'dog')
  if (!dog || !carer) return
  const since = daysFrom(world, daysAgo)
  await insertAll(world, 'pet_carers', [
    {
      id: new Dice(seed).id(since),
      pet_id: dog.id,
      user_id: carer.id,
      rights: rightsGiven(['book']),
      invited_as: emailOf(carer.name, 1),
      joined_at: since.toISOString(),
    },
  ])
}

import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'
import { remarks } from './remarks.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_270_373

/** Two products of three have been reviewed, some by one buyer and some by several, who differ. */
export async function seedProductReviews(world: PeopledWorld): Promise<void> {
  const dice = new Dice(seed)
  const products = await world.db
    .selectFrom('products')
    .select(['id', 'category'])
    .where('prescription_only', '=', false)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const rows = products.flatMap(({ id, category }) => {
    if (!dice.chance(0.66)) return []
    const said = dice.some(remarks[category], dice.between(1, remarks[category].length))
    const authors = dice.some(world.patients.slice(1), said.length)
    return authors.map((author, index) => {
      const [stars, words] = said[index]!
      const at = daysFrom(world, -dice.between(2, 300)).toISOString()
      return {
        id: dice.id(world.now),
        product_id: id,
        author_id: author.id,
        stars,
        words,
        hidden_at: null,
        created_at: at,
        changed_at: at,
      }
    })
  })
  await insertAll(world, 'product_reviews', rows)
}

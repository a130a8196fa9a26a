import type { Reader } from '#server/kernel/db.ts'
import type { Subject } from '#server/modules/records/index.ts'

export interface Weight {
  readonly grams: number
  readonly measuredAt: string
}

/** The newest weight that has a day; a person's has none yet. */
export async function weightOf(db: Reader, { petId }: Subject): Promise<Weight | null> {
  if (petId === null) return null
  const pet = await db.selectFrom('pets').select('weights').where('id', '=', petId).executeTakeFirst()
  const last = pet?.weights.toSorted((a, b) => (a.date < b.date ? -1 : 1)).at(-1)
  return last ? { grams: last.grams, measuredAt: `${last.date}T12:00:00.000Z` } : null
}

import type { Reader } from '#server/kernel/db.ts'
import { choicesOf } from '#server/modules/lists/index.ts'

/** The reference list of allergies by name, without what is retired or merged into another. */
export const listAllergens = (db: Reader) => choicesOf(db, 'allergies')

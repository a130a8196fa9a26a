import type { z } from 'zod'
import type { profileChoices } from '#contract/doctors/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { choicesOf } from '../lists/index.ts'

/** What the reference lists have for a profile, without what is retired. */
export async function listProfileChoices(db: Reader): Promise<z.infer<typeof profileChoices>> {
  const names = async (list: 'awards' | 'skills') => (await choicesOf(db, list)).map(({ name }) => name)
  return { awards: await names('awards'), skills: await names('skills') }
}

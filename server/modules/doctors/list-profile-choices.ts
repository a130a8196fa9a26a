import type { z } from 'zod'
import type { profileChoices } from '#contract/doctors/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { listEntries } from '../lists/index.ts'

/** What the reference lists have for a profile, without what is retired. */
export async function listProfileChoices(db: Reader): Promise<z.infer<typeof profileChoices>> {
  return { awards: await listEntries(db, 'awards'), skills: await listEntries(db, 'skills') }
}

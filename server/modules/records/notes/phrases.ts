import type { NotePhrases } from '#contract/records/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '../tables.ts'

/** Phrases of the doctor's own, in their order; none of revision 0 at first. */
export async function readPhrases({ db }: Platform, { userId }: Actor): Promise<NotePhrases> {
  const kept = await db
    .selectFrom('note_phrases')
    .select(['phrases', 'revision'])
    .where('doctor_id', '=', userId)
    .executeTakeFirst()
  return kept ?? { phrases: [], revision: 0 }
}

/** Keeps the list over the one that was read. @throws Refusal 409 `record_phrases_changed` */
export async function savePhrases(
  platform: Platform,
  { userId }: Actor,
  { phrases, revision }: NotePhrases,
): Promise<NotePhrases> {
  const row = { phrases: JSON.stringify(phrases), revision: revision + 1 }
  await platform.transact(async (work) => {
    const { numInsertedOrUpdatedRows } = await work.db
      .insertInto('note_phrases')
      .values({ doctor_id: userId, ...row })
      .onConflict((again) => again.column('doctor_id').doUpdateSet(row).where('note_phrases.revision', '=', revision))
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw conflict('record_phrases_changed', 'The phrases were changed in another window')
  })
  return { phrases, revision: revision + 1 }
}

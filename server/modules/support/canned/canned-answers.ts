import type { Selectable } from 'kysely'
import { locale } from '#contract/kernel/values.ts'
import type { CannedAnswer, CannedDraft } from '#contract/support/schemas.ts'
import { supportLimits } from '#contract/support/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader, Tables } from '#server/kernel/db.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'

export async function listCanned({ db }: Platform): Promise<{ items: CannedAnswer[] }> {
  const rows = await db.selectFrom('canned_answers').selectAll().orderBy('locale').orderBy('title').execute()
  return { items: rows.map(present) }
}

/** @throws Refusal 422 naming `title` where the language has one of that title; 409 `too_many_canned` */
export function createCanned(platform: Platform, actor: Actor, draft: CannedDraft): Promise<CannedAnswer> {
  return platform.transact(async (work) => {
    const { count } = await work.db
      .selectFrom('canned_answers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= supportLimits.cannedAnswers) throw conflict('too_many_canned', 'There are too many ready answers')
    const row = await work.db
      .insertInto('canned_answers')
      .values({ id: platform.ids.next(), ...draft })
      .onConflict((clash) => clash.columns(['locale', 'title']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw titleTaken()
    await audited(work, actor, row.id, 'create')
    return present(row)
  })
}

/** @throws Refusal 404; 409 `canned_changed`; 422 naming `title` */
export function changeCanned(
  platform: Platform,
  actor: Actor,
  { id, revision, ...draft }: CannedDraft & { id: string; revision: number },
): Promise<CannedAnswer> {
  return platform.transact(async (work) => {
    const found = await work.db
      .selectFrom('canned_answers')
      .select('revision')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound()
    if (found.revision !== revision) throw conflict('canned_changed', 'Somebody changed it meanwhile')
    if (await isTaken(work.db, id, draft)) throw titleTaken()
    const row = await work.db
      .updateTable('canned_answers')
      .set({ ...draft, revision: revision + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audited(work, actor, id, 'change')
    return present(row)
  })
}

/** @throws Refusal 404 */
export async function removeCanned(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const { numDeletedRows } = await work.db.deleteFrom('canned_answers').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
    await audited(work, actor, id, 'remove')
  })
}

async function isTaken(db: Reader, id: string, draft: CannedDraft): Promise<boolean> {
  const other = await db
    .selectFrom('canned_answers')
    .select('id')
    .where('locale', '=', draft.locale)
    .where('title', '=', draft.title)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

const titleTaken = () => invalid('title', 'taken', 'There is one of this title in this language')

const audited = (work: Work, { userId }: Actor, recordId: string, verb: string) =>
  work.audit({ action: `cannedAnswer.${verb}`, recordKind: 'cannedAnswer', recordId, userId })

const present = ({ id, title, text, revision, ...row }: Selectable<Tables['canned_answers']>): CannedAnswer => ({
  id,
  locale: locale.parse(row.locale),
  title,
  text,
  revision,
})

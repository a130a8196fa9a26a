import type { Template, TemplateDraft } from '#contract/certificates/schemas.ts'
import { certificateLengths } from '#contract/certificates/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'
import { usualTemplates } from './usual-templates.ts'

const columns = ['id', 'kind', 'name', 'body'] as const

/** The doctor's own by kind and name; of kinds without one, the usual. */
export async function listTemplates({ db }: Platform, actor: Actor, locale: Locale) {
  const items = await db
    .selectFrom('certificate_templates')
    .select(columns)
    .where('doctor_id', '=', actor.userId)
    .orderBy('kind')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { items, usual: usualTemplates(locale).filter(({ kind }) => items.every((own) => own.kind !== kind)) }
}

/** @throws Refusal 409 `too_many_templates` */
export async function addTemplate(platform: Platform, actor: Actor, draft: TemplateDraft): Promise<Template> {
  const { ids, clock } = platform
  return platform.transact(async (work) => {
    // Templates of one doctor are counted one after the other.
    await work.db
      .selectFrom('doctors')
      .select('user_id')
      .where('user_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { count } = await work.db
      .selectFrom('certificate_templates')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('doctor_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    if (count >= certificateLengths.templates) throw conflict('too_many_templates', 'There are as many templates as there can be')
    const added = await work.db
      .insertInto('certificate_templates')
      .values({ id: ids.next(), doctor_id: actor.userId, ...draft, created_at: clock.now() })
      .returning(columns)
      .executeTakeFirstOrThrow()
    await noted(work, actor, 'certificate_template.add', added.id)
    return added
  })
}

/** @throws Refusal 404 for another doctor's */
export async function changeTemplate(platform: Platform, actor: Actor, id: string, draft: TemplateDraft): Promise<Template> {
  return platform.transact(async (work) => {
    const changed = await work.db
      .updateTable('certificate_templates')
      .set(draft)
      .where('id', '=', id)
      .where('doctor_id', '=', actor.userId)
      .returning(columns)
      .executeTakeFirst()
    if (!changed) throw notFound()
    await noted(work, actor, 'certificate_template.change', id)
    return changed
  })
}

/** @throws Refusal 404 for another doctor's */
export async function removeTemplate(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const gone = await work.db
      .deleteFrom('certificate_templates')
      .where('id', '=', id)
      .where('doctor_id', '=', actor.userId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound()
    await noted(work, actor, 'certificate_template.remove', id)
  })
}

const noted = (work: Work, actor: Actor, action: string, recordId: string) =>
  work.audit({ action, recordKind: 'certificateTemplate', recordId, userId: actor.userId })

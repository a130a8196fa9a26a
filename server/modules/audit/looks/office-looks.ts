import type { z } from 'zod'
import { officeActs, type OfficeAct } from '#contract/audit/values.ts'
import type { officeLooks, officeLooksQuery } from '#contract/audit/schemas.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { addRequest } from '#server/modules/support/index.ts'

/** What of the audit trail is about somebody's account by its record alone: entries of a time before they named whom they concern. */
const ownKinds = ['account', 'doctor', 'pharmacy', 'licenceReview']

/** Who in the office looked at the caller's account or acted on it, newest first: first names, and the reasons that were given. */
export async function listOfficeLooks(
  { db }: Platform,
  actor: Actor,
  query: z.output<typeof officeLooksQuery>,
): Promise<z.infer<typeof officeLooks>> {
  const order = { column: 'audit_entries.at', id: 'audit_entries.id', kind: 'instant', direction: 'desc' } as const
  const { items, next } = await readPage(looksAt(db, actor.userId), { ...order, at: (row) => [row.at, row.id] }, query)
  return { items: items.map(lookOf), next }
}

/**
 * Asks the office why: a request to support that says which look is meant.
 * @throws Refusal 404 for a look at somebody else; 429 after ten in a day
 */
export function askOffice(platform: Platform, actor: Actor, { id, message }: { id: string; message: string }) {
  return platform.transact(async (work) => {
    const look = await looksAt(work.db, actor.userId).where('audit_entries.id', '=', id).executeTakeFirst()
    if (!look) throw notFound()
    await rateLimit(platform, work, 'audit.question', actor.userId)
    const { name } = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
    const about = `${look.action} by ${look.name ?? 'the platform'} at ${look.at}, audit entry ${look.id}`
    return addRequest(platform, work, {
      personId: actor.userId,
      name,
      email: null,
      locale: actor.locale,
      topic: 'privacy',
      source: 'look',
      subject: 'Why did the office look at my account?',
      text: `${about}\n\n${message}`,
    })
  })
}

/** Of the trail what administrators did that concerns this person; lists that happened to show them are not among it. */
function looksAt(db: Reader, personId: string) {
  return db
    .selectFrom('audit_entries')
    .innerJoin('users', 'users.id', 'audit_entries.user_id')
    .select(['audit_entries.id', 'audit_entries.at', 'audit_entries.action', 'audit_entries.reason', 'users.name'])
    .where('users.user_type', '=', userTypeOf('admin'))
    .where((eb) =>
      eb.or([eb('concerns_id', '=', personId), eb.and([eb('record_kind', 'in', ownKinds), eb('record_id', '=', personId)])]),
    )
}

type Look = Awaited<ReturnType<ReturnType<typeof looksAt>['execute']>>[number]

const lookOf = ({ id, at, action, reason, name }: Look): z.infer<typeof officeLooks>['items'][number] => ({
  id,
  at,
  by: name.split(/\s+/)[0] ?? null,
  act: actOf(action),
  reason,
})

const actOf = (action: string): OfficeAct => officeActs.find((act) => act === action || action.startsWith(`${act}.`)) ?? 'acted'

import { sql } from 'kysely'
import type { z } from 'zod'
import type { looks, looksQuery, question } from '#contract/records/schemas.ts'
import { recordActs, type RecordAct, type Standing } from '#contract/records/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { invalid } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { missingPetRight } from '#server/modules/carers/index.ts'
import { addRequest } from '#server/modules/support/index.ts'
import { openRecord } from './open-record.ts'

/** Who read or wrote the record, newest first; for its owner alone. @throws Refusal 404; 403 `missing_pet_right` for a carer */
export async function listLooks(
  { db, clock }: Platform,
  actor: Actor,
  id: string,
  query: z.output<typeof looksQuery>,
): Promise<z.infer<typeof looks>> {
  await openAsOwner(db, actor, id, clock.now())
  const order = { column: 'audit_entries.at', id: 'audit_entries.id', kind: 'instant', direction: 'desc' } as const
  const { items, next } = await readPage(looksAt(db, id), { ...order, at: (row) => [row.at, row.id] }, query)
  return {
    items: items.map((row) => ({
      id: row.id,
      at: row.at,
      by: row.name,
      isOwn: row.user_id === actor.userId,
      capacity: row.capacity as Standing,
      act: row.action.slice('record.'.length) as RecordAct,
      reason: row.capacity === 'emergency' ? row.reason : null,
    })),
    next,
  }
}

/**
 * Asks support why somebody looked: a message in its inbox, which says who and when and nothing that the record holds.
 * @throws Refusal 404; 422 naming `lookId` for a look at another record; 429 after ten in a day
 */
export function askWhy(platform: Platform, actor: Actor, id: string, { lookId, message }: z.output<typeof question>) {
  return platform.transact(async (work) => {
    const { subject } = await openAsOwner(work.db, actor, id, platform.clock.now())
    const look = await looksAt(work.db, subject.id).where('audit_entries.id', '=', lookId).executeTakeFirst()
    if (!look) throw invalid('lookId', 'no_such_look', 'Nobody looked at this record so')
    await rateLimit(platform, work, 'records.question', actor.userId)
    const { name } = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
    const about = `${look.action} by ${look.name ?? 'a closed account'} (${look.capacity}) at ${look.at}, audit entry ${look.id}`
    return addRequest(platform, work, {
      personId: actor.userId,
      name,
      email: null,
      locale: actor.locale,
      topic: 'privacy',
      source: 'look',
      subject: 'Why was my record opened?',
      text: `${about}

${message}`,
    })
  })
}

async function openAsOwner(db: Reader, actor: Actor, id: string, now: Date) {
  const opened = await openRecord(db, actor, id, 'read', now)
  if (opened.standing !== 'owner') throw missingPetRight()
  return opened
}

const actions = recordActs.map((act) => `record.${act}`)

function looksAt(db: Reader, subjectId: string) {
  return db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.user_id')
    .select([
      'audit_entries.id',
      'audit_entries.at',
      'audit_entries.action',
      'audit_entries.capacity',
      'audit_entries.user_id',
      'users.name',
    ])
    .select((eb) =>
      eb
        .selectFrom('record_openings')
        .select('record_openings.reason')
        .whereRef('record_openings.doctor_id', '=', 'audit_entries.user_id')
        .whereRef('record_openings.opened_at', '<=', 'audit_entries.at')
        .where(sql<boolean>`coalesce(record_openings.pet_id, record_openings.patient_id) = ${subjectId}`)
        .orderBy('record_openings.opened_at', 'desc')
        .limit(1)
        .as('reason'),
    )
    .where('record_kind', '=', 'record')
    .where('record_id', '=', subjectId)
    .where('audit_entries.action', 'in', actions)
}

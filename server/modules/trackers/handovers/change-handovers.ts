import { sql } from 'kysely'
import type { z } from 'zod'
import type { newHandover, sitters } from '#contract/trackers/schemas.ts'
import { trackerLimits } from '#contract/trackers/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mutualFollows } from '#server/modules/social/index.ts'
import { findOwnTracker } from '../reading/find-tracker.ts'

/** People whom the caller follows and who follow them, by name. */
export async function listSitters({ db, clock }: Platform, actor: Actor): Promise<z.output<typeof sitters>> {
  const ids = await mutualFollows.related(db, actor.userId, null, clock.now())
  if (ids.length === 0) return { items: [] }
  const items = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { items }
}

/** @throws Refusal 404, 409 `handover_limit`, 422 for a day that is over or somebody who is no mutual follower */
export async function handOver(
  platform: Platform,
  actor: Actor,
  { id, sitterId, until, notes }: z.output<typeof newHandover> & { readonly id: string },
): Promise<void> {
  const now = platform.clock.now()
  await platform.transact(async (work) => {
    const tracker = await findOwnTracker(work.db, actor, id)
    const known = await mutualFollows.related(work.db, actor.userId, [sitterId], now)
    if (!known.includes(sitterId)) throw invalid('sitterId', 'no_mutual_follow', 'You and this person do not follow each other')
    const endsAt = sql<string>`((${until}::date + 1)::timestamp at time zone ${actor.timeZone})`
    if (!(await isAhead(work.db, endsAt, now))) throw invalid('until', 'day_is_over', 'This day is over')
    const others = await work.db
      .selectFrom('tracker_handovers')
      .select('id')
      .where('owner_id', '=', actor.userId)
      .where('ends_at', '>', now.toISOString())
      .where('sitter_id', '<>', sitterId)
      .execute()
    if (others.length >= trackerLimits.handovers) throw conflict('handover_limit', 'End another handover first')
    const said = { until, ends_at: endsAt, notes }
    await work.db
      .insertInto('tracker_handovers')
      .values({
        id: platform.ids.next(),
        pet_id: tracker.pet_id,
        owner_id: actor.userId,
        sitter_id: sitterId,
        ...said,
        created_at: now,
      })
      .onConflict((known) => known.columns(['pet_id', 'sitter_id']).doUpdateSet(said))
      .execute()
    await work.audit({ action: 'tracker.handOver', recordKind: 'tracker', recordId: id, userId: actor.userId })
    await work.tell([actor.userId, sitterId], { kind: 'tracker.changed', payload: { id } })
  })
}

async function isAhead(db: Reader, instant: ReturnType<typeof sql<string>>, now: Date): Promise<boolean> {
  const { rows } = await sql`select where ${instant} > ${now.toISOString()}::timestamptz`.execute(db)
  return rows.length > 0
}

/** At once, open maps too. @throws Refusal 404 for those of others */
export async function endHandover(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const gone = await work.db
      .deleteFrom('tracker_handovers')
      .where('id', '=', id)
      .where((handover) => handover.or([handover('owner_id', '=', actor.userId), handover('sitter_id', '=', actor.userId)]))
      .returning(['pet_id', 'owner_id', 'sitter_id'])
      .executeTakeFirst()
    if (!gone) throw notFound()
    await work.audit({ action: 'handover.end', recordKind: 'handover', recordId: id, userId: actor.userId })
    const trackers = await work.db.selectFrom('trackers').select('id').where('pet_id', '=', gone.pet_id).execute()
    for (const tracker of trackers)
      await work.tell([gone.owner_id, gone.sitter_id], { kind: 'tracker.changed', payload: { id: tracker.id } })
    work.afterCommit(() => platform.hub.reviewWatches(gone.sitter_id))
  })
}

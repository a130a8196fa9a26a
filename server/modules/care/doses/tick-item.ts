import type { CareTick } from '#contract/care/schemas.ts'
import { dayAheadDays, doseAheadHours } from '#contract/care/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayLength } from '#server/kernel/wall-clock.ts'
import type { Work } from '#server/kernel/work.ts'
import { holdRight } from '#server/modules/carers/index.ts'
import { auditOf, openRecord } from '#server/modules/records/index.ts'
import { findItem, subjectIdOf, type CareItemRow } from '../plan/find-item.ts'
import { tellCare } from '../plan/tell.ts'
import { slotNamed, type Slot } from '../slots.ts'
import { presentTick, selectTicks } from './ticks.ts'

/**
 * Says that it was done: by the owner, or by anybody who cares for the pet. The database lets one tick of a slot count, so that of two who give a
 * dose at one moment one learns that the other did.
 * @throws Refusal 404; 409 `dose_given` whose detail is when, and by whom; 409 `dose_too_early`; 409 `care_stopped`; 422 naming `slot`
 */
export function tickItem(platform: Platform, actor: Actor, id: string, key: string): Promise<CareTick> {
  return platform.transact(async (work) => {
    const now = platform.clock.now()
    const item = await findItem(work.db, id)
    const opened = await openRecord(work.db, actor, subjectIdOf(item), 'read', now)
    const { subject, standing } = opened
    if (subject.petId !== null && standing === 'carer')
      await holdRight(work, actor, { petId: subject.petId, right: 'see' }, notFound)
    // Held until the end: who stops it in this moment waits, or was first and counts.
    const { stopped_at: stopped } = await work.db
      .selectFrom('care_items')
      .select('stopped_at')
      .where('id', '=', id)
      .forShare()
      .executeTakeFirstOrThrow()
    if (stopped !== null) throw conflict('care_stopped', 'This is not asked for any more')
    const slot = slotNamed(item, item.time_zone, key)
    if (!slot) throw invalid('slot', 'no_such_slot', 'Nothing is due then')
    if (slot.at.getTime() - now.getTime() > aheadOf(item)) throw conflict('dose_too_early', 'This is due later')
    await insertTick(platform, work, actor, { item, slot })
    await work.audit(auditOf(opened, actor, 'write'))
    await tellCare(work, subject, actor.userId)
    const tick = await selectTicks(work.db).where('item_id', '=', id).where('slot', '=', key).executeTakeFirstOrThrow()
    return presentTick(tick, { actor, now, isOwner: standing === 'owner' })
  })
}

const aheadOf = ({ kind }: CareItemRow) =>
  kind === 'dose' || kind === 'measurement' ? doseAheadHours * 3_600_000 : dayAheadDays * dayLength

async function insertTick(
  { ids, clock }: Platform,
  work: Work,
  { userId }: Actor,
  { item, slot }: { readonly item: CareItemRow; readonly slot: Slot },
) {
  const inserted = await work.db
    .insertInto('care_ticks')
    .values({ id: ids.next(), item_id: item.id, slot: slot.key, due_at: slot.at, ticked_by: userId, ticked_at: clock.now() })
    .onConflict((conflicting) => conflicting.columns(['item_id', 'slot']).where('undone_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return
  const given = await selectTicks(work.db).where('item_id', '=', item.id).where('slot', '=', slot.key).executeTakeFirst()
  throw conflict('dose_given', 'Somebody did this already', given && `${given.ticked_at} ${given.by ?? ''}`.trim())
}

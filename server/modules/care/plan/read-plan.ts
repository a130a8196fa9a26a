import type { CareItem, CarePlan } from '#contract/care/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lookedAt, ofSubject, openRecord } from '#server/modules/records/index.ts'
import { presentTick, ticksOf, type TickRow } from '../doses/ticks.ts'
import { selectItems, type CareItemRow } from './find-item.ts'
import { slotsShown } from './slots-shown.ts'

/** What is set for a person or pet. The reading goes on the list of who looked. @throws Refusal as `openRecord` */
export async function readPlan(platform: Platform, actor: Actor, id: string): Promise<CarePlan> {
  const { db, clock } = platform
  const now = clock.now()
  const opened = await openRecord(db, actor, id, 'read', now)
  await lookedAt(platform, actor, opened, 'read')
  const { subject, standing } = opened
  const items = await itemsOf(db, subject)
  const ticks = await ticksOf(
    db,
    items.map((item) => item.id),
  )
  const owner = await db.selectFrom('users').select('time_zone').where('id', '=', subject.patientId).executeTakeFirstOrThrow()
  const reading = { actor, now, isOwner: standing === 'owner' }
  return {
    id,
    items: items.map((item) => {
      const own = ticks.filter((tick) => tick.item_id === item.id)
      return presented(item, own, reading)
    }),
    maySet: standing === 'doctor',
    mayTick: standing === 'owner' || standing === 'carer',
    timeZone: owner.time_zone,
  }
}

const itemsOf = (db: Reader, subject: Parameters<typeof ofSubject>[1]) =>
  selectItems(db)
    .leftJoin('users as author', 'author.id', 'item.author_id')
    .select('author.name as author_name')
    .where(ofSubject('item', subject))
    .orderBy((eb) => eb('item.stopped_at', 'is not', null))
    .orderBy('item.created_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(200)
    .execute()

function presented(
  item: CareItemRow & { readonly author_name: string | null },
  ticks: readonly TickRow[],
  reading: Parameters<typeof presentTick>[1],
): CareItem {
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    details: item.details,
    observationKind: item.observation_kind,
    schedule: item.schedule,
    by: item.author_name,
    setAt: item.created_at,
    stoppedAt: item.stopped_at,
    stopReason: item.stop_reason,
    slots: slotsShown(item, ticks, reading.now).map(({ key, at, isDay }) => {
      const tick = ticks.find(({ slot }) => slot === key)
      return { slot: key, at: at.toISOString(), isDay, tick: tick ? presentTick(tick, reading) : null }
    }),
  }
}

import { sql } from 'kysely'
import { dayAfterNotice } from '#contract/autoships/rules.ts'
import { dueTime } from '#contract/autoships/values.ts'
import { paths } from '#contract/paths.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { savedCard } from '#server/modules/payments/index.ts'
import { isLineOnHold } from '#server/modules/prescriptions/index.ts'
import { brandName } from '#contract/payments/card-values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { instantOfWall } from '#server/kernel/wall-clock.ts'
import type { Work } from '#server/kernel/work.ts'
import { deliver } from './deliver.ts'
import { hasCome, lockAutoship, type LockedAutoship, sellerName } from './find-autoship.ts'
import './tables.ts'

const atOnce = 200

/** Every half minute: whoever is to be told of a delivery is told, and what is due is ordered. */
export const runAutoships: Job = {
  name: 'autoships.run',
  everySeconds: 30,
  async run(platform, slice) {
    const due = await dueAutoships(platform.db, platform.clock.now())
      .orderBy('next_on')
      .orderBy('autoships.id')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ id }) => advanceAutoship(platform, id))
  },
}

function dueAutoships(db: Reader, now: Date) {
  return (
    db
      .selectFrom('autoships')
      .innerJoin('users', 'users.id', 'autoships.user_id')
      .select('autoships.id')
      .where((eb) => eb.or([eb('autoships.state', '=', 'active'), eb('autoships.asks', '=', 'on_hold')]))
      .where('users.status', '=', 'active')
      // For the index: no zone is further ahead than a day.
      .where(sql<boolean>`next_on <= ${utcDay(now)}::date + 4`)
      .where((eb) =>
        eb.or([
          eb.and([sql<boolean>`told_for is distinct from next_on`, hasCome('autoships.notice_on', now)]),
          eb.and([sql<boolean>`told_for = next_on`, hasCome('autoships.next_on', now)]),
        ]),
      )
  )
}

/** Does the next thing that is due with a delivery. Safe to repeat, and by several at once: all of it is one transaction over its locked row. */
export async function advanceAutoship(platform: Platform, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const row = await lockAutoship(platform, work, id)
    const waitsForDoctor = row?.state === 'asking' && row.asks === 'on_hold'
    if (!row || (row.state !== 'active' && !waitsForDoctor)) return
    const isDue = await dueAutoships(work.db, platform.clock.now()).where('autoships.id', '=', id).executeTakeFirst()
    if (!isDue) return
    const isOnHold =
      row.prescription_id !== null && (await isLineOnHold(work.db, row.prescription_id, row.line_id!, platform.clock.now()))
    // Nothing is promised that may not come, and its owner is told once that it waits.
    if (isOnHold && (waitsForDoctor || row.told_for !== row.next_on)) return
    if (row.told_for === row.next_on) await deliver(platform, work, { ...row, state: 'active' })
    else await announce(platform, work, row)
  })
}

/**
 * Nobody is surprised: a delivery of which people are told late waits as many days as they were told too late, and where a card will be charged that
 * day they read which, and how much at most.
 */
async function announce(platform: Platform, work: Work, row: LockedAutoship): Promise<void> {
  const nextOn = dayAfterNotice(row.next_on, row.notice_on, row.today)
  await work.db.updateTable('autoships').set({ next_on: nextOn, told_for: nextOn }).where('id', '=', row.id).execute()
  const on = new Date(instantOfWall(`${nextOn}T${dueTime}`, row.zone) ?? Date.parse(`${nextOn}T${dueTime}:00Z`)).toISOString()
  const said = { seller: await sellerName(work, row.pharmacy_id), on }
  const card = row.card_id === null ? undefined : await savedCard(platform, work.db, row.user_id, row.card_id)
  const link = paths.regularDeliveries.link()
  if (card && row.agreed_total !== null) {
    const { brand, last4 } = card
    const charge = { brand: brandName(brand) ?? brand, last4, amount: row.agreed_total, currency: row.currency }
    await work.inform([row.user_id], { kind: 'autoshipSoonByCard', data: { ...said, ...charge }, link })
  } else {
    await work.inform([row.user_id], { kind: 'autoshipSoon', data: said, link })
  }
  await work.tell([row.user_id], { kind: 'autoship.changed', payload: { id: row.id } })
}

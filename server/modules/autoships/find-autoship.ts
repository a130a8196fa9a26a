import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { AutoshipTable } from './tables.ts'

export type AutoshipRow = Selectable<AutoshipTable>

/** A regular delivery whose row is locked, with what day it is for its owner. */
export interface LockedAutoship extends AutoshipRow {
  readonly zone: string
  readonly locale: string
  readonly today: string
}

/** Changes of one wait for each other. `undefined` where there is none. */
export async function lockAutoship(platform: Platform, work: Work, id: string): Promise<LockedAutoship | undefined> {
  const row = await work.db.selectFrom('autoships').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return undefined
  const { time_zone: zone, locale } = await work.db
    .selectFrom('users')
    .select(['time_zone', 'locale'])
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow()
  return { ...row, zone, locale, today: dayIn(zone, platform.clock.now()) }
}

/** {@link lockAutoship} of the caller's own. @throws Refusal 404 */
export async function lockOwnAutoship(platform: Platform, work: Work, actor: Actor, id: string): Promise<LockedAutoship> {
  const row = await lockAutoship(platform, work, id)
  if (row?.user_id !== actor.userId) throw notFound()
  return row
}

/** The owner as who orders: what is asked of them is asked again, as if they pressed the button. */
export const ownerOf = ({ user_id: userId, locale, zone }: LockedAutoship): Actor => ({
  userId,
  userType: 0,
  role: 'patient',
  sessionId: '',
  locale,
  timeZone: zone,
  doctorId: null,
  rights: [],
  seenBy: null,
})

export async function sellerName(work: Work, pharmacyId: string): Promise<string> {
  const { legal_name: name } = await work.db
    .selectFrom('pharmacies')
    .select('legal_name')
    .where('user_id', '=', pharmacyId)
    .executeTakeFirstOrThrow()
  return name
}

/** What became of a day; what was asked of it before is answered by that. */
export async function writeRun(
  platform: Platform,
  work: Work,
  row: AutoshipRow,
  run: { outcome: 'ordered' | 'skipped' | 'asked'; orderId?: string; payment?: 'asked' | 'due' | null },
): Promise<void> {
  const at = platform.clock.now()
  const { outcome, orderId = null, payment = null } = run
  const values = { outcome, order_id: orderId, payment, charge_at: payment === 'due' ? at : null, card_failure: null, at }
  const { numInsertedOrUpdatedRows: written } = await work.db
    .insertInto('autoship_runs')
    .values({ autoship_id: row.id, due_on: row.next_on, ...values })
    .onConflict((clash) =>
      clash.columns(['autoship_id', 'due_on']).doUpdateSet(values).where('autoship_runs.outcome', '=', 'asked'),
    )
    .executeTakeFirst()
  if (written !== 1n) throw new Error('a day of a regular delivery was settled before')
}

/** A day that has come, for a statement over `autoships` joined with their `users`: at eight on the clock of the owner's zone. */
export const hasCome = (column: 'autoships.next_on' | 'autoships.notice_on', now: Date) =>
  sql<boolean>`(${now.toISOString()}::timestamptz at time zone users.time_zone) >= ${sql.ref(column)} + time '08:00'`

import { Temporal } from 'temporal-polyfill'
import { mostDaysVerified } from '#contract/audit/values.ts'
import type { Verified } from '#contract/audit/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { computeSeal } from './compute-seal.ts'
import { keptFrom } from './months.ts'

/** A call does not compute for longer; it says where to go on. */
const patienceMilliseconds = 5000

/**
 * Computes the seals anew over the entries that are there, from `from` or the first day of which all are kept, and tells the first day that is
 * not as it was sealed, or that lost its place in the chain. That somebody verified is audited.
 */
export async function verifySeals(platform: Platform, actor: Actor, { from }: { from?: string }): Promise<Verified> {
  const { db } = platform
  const start = performance.now()
  const kept = await keptFrom(db)
  const since = [from, kept]
    .filter((day) => day !== undefined && day !== null)
    .toSorted()
    .at(-1)
  let asked = db
    .selectFrom('audit_seals')
    .selectAll()
    .orderBy('day')
    .limit(mostDaysVerified + 1)
  if (since !== undefined) asked = asked.where('day', '>=', since)
  const rows = await asked.execute()
  await platform.audit({ action: 'auditSeal.verify', recordKind: 'auditSeal', recordId: since ?? '*', userId: actor.userId })
  const seen = { days: 0, entries: 0 }
  let before = rows[0] && (await sealBefore(platform, rows[0].day))
  for (const row of rows.slice(0, mostDaysVerified)) {
    if (performance.now() - start > patienceMilliseconds) return { ...seen, broken: null, next: row.day }
    const computed = await computeSeal(db, row.day, row.previous)
    const follows = !before || (before.hash === row.previous && isNextDay(before.day, row.day))
    if (!follows || computed.hash !== row.hash || computed.entries !== row.entries)
      return { ...seen, broken: { day: row.day, sealed: row.entries, found: computed.entries }, next: null }
    seen.days += 1
    seen.entries += computed.entries
    before = row
  }
  return { ...seen, broken: null, next: rows[mostDaysVerified]?.day ?? null }
}

const sealBefore = ({ db }: Platform, day: string) =>
  db.selectFrom('audit_seals').selectAll().where('day', '<', day).orderBy('day', 'desc').limit(1).executeTakeFirst()

const isNextDay = (day: string, next: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString() === next

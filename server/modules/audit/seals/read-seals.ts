import { sql } from 'kysely'
import { auditKeptMonths } from '#contract/audit/values.ts'
import type { Seals } from '#contract/audit/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { keptFrom } from './months.ts'

const shown = 30

/** How far the trail is sealed. */
export async function readSeals({ db }: Platform): Promise<Seals> {
  const newest = await db.selectFrom('audit_seals').selectAll().orderBy('day', 'desc').limit(shown).execute()
  const { rows } = await sql<{ first: string | null; days: number; unsealed: number }>`
    select (select min(day) from audit_seals) as first, (select count(*) from audit_seals) as days,
      (select count(*) from audit_entries
        where at >= coalesce((select max(day) + 1 from audit_seals)::timestamp at time zone 'UTC', '-infinity')) as unsealed`.execute(
    db,
  )
  return {
    newest: newest.map(({ day, entries, hash, sealed_at }) => ({ day, entries, hash, sealedAt: sealed_at })),
    firstDay: rows[0]?.first ?? null,
    days: rows[0]?.days ?? 0,
    unsealed: rows[0]?.unsealed ?? 0,
    keptMonths: auditKeptMonths,
    keptFrom: await keptFrom(db),
  }
}

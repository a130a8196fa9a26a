import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import '../tables.ts'

/** What the seal of the first day follows. */
export const noSeal = '0'.repeat(64)

/** Entries that are hashed at once: a day may have millions. Part of how seals are computed, so it never changes. */
const together = 5000

export interface ComputedSeal {
  readonly entries: number
  readonly hash: string
}

/**
 * The seal of one day (UTC): a hash over the seal of the day before and all entries in the order of their instants and ids, five thousand at a
 * time. The database computes it, so that no entry leaves it. An entry that is changed, added or gone makes another seal of its day, and a
 * seal that is changed another one of every day after it.
 */
export async function computeSeal(db: Reader, day: string, previous: string): Promise<ComputedSeal> {
  let after: { readonly at: string; readonly id: string } | null = null
  let hash = previous
  let entries = 0
  for (;;) {
    const step: Step = await hashNext(db, day, hash, after)
    entries += step.count
    if (step.count > 0 || after === null) hash = step.hash
    if (step.count < together || step.last_at === null || step.last_id === null) return { entries, hash }
    after = { at: step.last_at, id: step.last_id }
  }
}

interface Step {
  readonly count: number
  readonly hash: string
  /** To the microsecond, which a driver's instant is not. */
  readonly last_at: string | null
  readonly last_id: string | null
}

async function hashNext(db: Reader, day: string, previous: string, after: { at: string; id: string } | null): Promise<Step> {
  const beyond = after ? sql`and (at, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``
  const { rows } = await sql<Step>`
    with part as (
      select at, id, jsonb_build_array(id, extract(epoch from at), user_id, action, record_kind, record_id, reason, capacity,
        session_id, impersonator_id, request_id, concerns_id, changes)::text as line
      from audit_entries
      where at >= ${day}::date::timestamp at time zone 'UTC'
        and at < (${day}::date + 1)::timestamp at time zone 'UTC' ${beyond}
      order by at, id
      limit ${sql.lit(together)}
    )
    select count(*) as count,
      encode(sha256(convert_to(${`${previous}\n${day}\n`} || coalesce(string_agg(line, E'\n' order by at, id), ''), 'UTF8')), 'hex') as hash,
      (array_agg(at order by at, id))[count(*)]::text as last_at,
      (array_agg(id order by at, id))[count(*)]::text as last_id
    from part`.execute(db)
  return rows[0]!
}

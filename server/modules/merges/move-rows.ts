import { sql, type RawBuilder } from 'kysely'
import type { JoinedPeople } from '#server/kernel/join-people.ts'
import type { Work } from '#server/kernel/work.ts'
import type { ColumnOfPeople } from './columns-of-people.ts'

/** What says that the account that stays has such a row already, would stand in one with itself, or is not of the role that has such rows. */
const hasItAlready = new Set(['23505', '23514', '23P01', '23503'])

export interface Moved {
  readonly moved: number
  /** Rows that the account that stays cannot have: most often, for it has such a one. */
  readonly left: number
}

/** Gives the rows of a column to the account that stays. Those that it cannot have stay where they are. */
export async function moveRows(work: Work, { table, column }: ColumnOfPeople, people: JoinedPeople): Promise<Moved> {
  const { keptId, closedId } = people
  const theirs = sql`${sql.ref(column)} = ${closedId}`
  const change = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${keptId} where ${theirs}`
  const all = await tried(work, change)
  if (all !== null) return { moved: all, left: 0 }
  const { rows } = await sql<{
    part: string
    place: string
  }>`select tableoid::text as part, ctid::text as place from ${sql.table(table)} where ${theirs}`.execute(work.db)
  let moved = 0
  for (const { part, place } of rows)
    moved += (await tried(work, sql`${change} and tableoid = ${part}::oid and ctid = ${place}::tid`)) ?? 0
  return { moved, left: rows.length - moved }
}

/** `null`: a constraint refused it, and nothing of it stays. */
async function tried(work: Work, change: RawBuilder<unknown>): Promise<number | null> {
  try {
    return await work.savepoint(async () => Number((await change.execute(work.db)).numAffectedRows ?? 0n))
  } catch (error) {
    if (hasItAlready.has((error as { code?: string }).code ?? '')) return null
    throw error
  }
}

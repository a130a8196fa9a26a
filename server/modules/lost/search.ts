import type { z } from 'zod'
import type { walk } from '#contract/lost/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork } from '#server/kernel/rate-limit.ts'
import './tables.ts'

/** Ground that a helper walked. Nobody is named: a square is walked or not. @throws Refusal 404, 409 `animal_found`, 429 */
export async function paintWalked(platform: Platform, ip: string, { code, cells }: z.output<typeof walk>): Promise<void> {
  const now = platform.clock.now()
  await limitNetwork(platform, 'lost.walk', ip)
  await platform.transact(async (work) => {
    const found = await work.db
      .selectFrom('lost_cases')
      .select(['id', 'state', 'owner_id'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound()
    if (found.state === 'found') throw conflict('animal_found', 'It is at home again')
    const painted = await work.db
      .insertInto('lost_walks')
      .values(cells.map(([x, y]) => ({ case_id: found.id, x, y, walked_at: now })))
      .onConflict((known) => known.doNothing())
      .returning('x')
      .execute()
    if (painted.length > 0) await work.tell([found.owner_id], { kind: 'lost.changed', payload: { id: found.id } })
  })
}

/** Squares by case. */
export async function walkedOf(db: Reader, cases: readonly string[]): Promise<ReadonlyMap<string, [number, number][]>> {
  if (cases.length === 0) return new Map()
  const rows = await db
    .selectFrom('lost_walks')
    .select(['case_id', 'x', 'y'])
    .where('case_id', 'in', cases)
    .orderBy('x')
    .orderBy('y')
    .execute()
  const found = new Map<string, [number, number][]>()
  for (const { case_id: id, x, y } of rows) {
    const cells = found.get(id) ?? []
    cells.push([x, y])
    found.set(id, cells)
  }
  return found
}

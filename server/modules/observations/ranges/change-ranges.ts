import type { z } from 'zod'
import type { observationRangeChange, observationRangeDraft } from '#contract/observations/schemas.ts'
import { factsOfKind } from '#contract/observations/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'

type Draft = z.output<typeof observationRangeDraft>

/** Another range; answers its id. @throws Refusal 409 `observation_range_overlaps`; 422 naming the field */
export function addRange(platform: Platform, actor: Actor, draft: Draft): Promise<string> {
  refuseImpossible(draft)
  return apart(() =>
    platform.transact(async (work) => {
      const id = platform.ids.next()
      await work.db
        .insertInto('observation_ranges')
        .values({ id, ...columnsOf(draft) })
        .execute()
      await auditRange(work, actor, id, 'add')
      return id
    }),
  )
}

/** Over the one that was read. @throws Refusal 404, 409 `observation_range_changed`, and as `addRange` */
export function changeRange(
  platform: Platform,
  actor: Actor,
  id: string,
  { revision, ...draft }: z.output<typeof observationRangeChange>,
): Promise<void> {
  refuseImpossible(draft)
  return apart(() =>
    platform.transact(async (work) => {
      const row = await work.db
        .selectFrom('observation_ranges')
        .select('revision')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw notFound()
      if (row.revision !== revision) throw conflict('observation_range_changed', 'Somebody changed this range meanwhile')
      await work.db
        .updateTable('observation_ranges')
        .set({ ...columnsOf(draft), revision: revision + 1 })
        .where('id', '=', id)
        .execute()
      await auditRange(work, actor, id, 'change')
    }),
  )
}

/** @throws Refusal 404 */
export async function removeRange(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const gone = await work.db.deleteFrom('observation_ranges').where('id', '=', id).returning('id').executeTakeFirst()
    if (!gone) throw notFound()
    await auditRange(work, actor, id, 'remove')
  })
}

function refuseImpossible({ kind, species, secondLow, secondHigh }: Draft) {
  const { possible, second } = factsOfKind(kind)
  if (!possible[species === null ? 'person' : 'animal']) throw invalid('kind', 'not_measured', 'This is not measured of them')
  if (!second && (secondLow !== null || secondHigh !== null))
    throw invalid('secondHigh', 'one_number', 'This kind has one number')
}

const columnsOf = ({ kind, species, fromMonths, toMonths, low, high, secondLow, secondHigh, source }: Draft) => ({
  kind,
  species,
  from_months: fromMonths,
  to_months: toMonths,
  low,
  high,
  second_low: secondLow,
  second_high: secondHigh,
  source,
})

/** For one age one range is usual. */
async function apart<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'observation_ranges_apart')
      throw conflict('observation_range_overlaps', 'There is a range for this age already')
    throw error
  }
}

const auditRange = (work: Work, { userId }: Actor, recordId: string, verb: string) =>
  work.audit({ action: `observationRange.${verb}`, recordKind: 'observationRange', recordId, userId })

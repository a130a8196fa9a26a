import type { Check } from '#contract/formulary/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Subject } from '#server/modules/records/index.ts'
import type { LineRow } from '../lines.ts'

interface Lines {
  readonly subject: Subject
  readonly weight: { readonly grams: number; readonly measuredAt: string } | null
  readonly lines: readonly LineRow[]
  readonly now: Date
}

/** Until the formulary answers: what is written by hand cannot be checked, and says so. */
export async function checkLines(
  _db: Reader,
  { lines }: Lines,
): Promise<{ readonly checks: Check[]; readonly hasControlled: boolean }> {
  const checks = lines.map(({ id, name }): Check => ({
    kind: 'interaction',
    answer: 'unknown',
    reason: 'not_in_formulary',
    lineIds: [id],
    names: [name],
    source: null,
  }))
  return { checks, hasControlled: false }
}

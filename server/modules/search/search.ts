import { sql } from 'kysely'
import type { Found } from '#contract/search/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Db } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { findInPlatform } from './find-in-platform.ts'
import { findInvoices, findAppointmentsOfPractice } from './find-in-practice.ts'
import { findOwn } from './find-own.ts'
import { searchTermsOf, type SearchTerms } from '#server/kernel/search-terms.ts'

/**
 * What the caller may open anyway, by name or number: what capabilities bring (doctors, products and articles are everybody's); a patient finds their own; a doctor, and staff by
 * their rights, what is the practice's; an administrator accounts and orders. What was looked for is written down nowhere.
 */
export async function search(
  { db, clock, modules }: Platform,
  actor: Actor | null,
  input: { words: string },
): Promise<{ items: Found[] }> {
  const wanted = searchTermsOf(input.words)
  if (!wanted) return { items: [] }
  const own: Found[] = []
  if (actor?.role === 'patient') own.push(...(await findOwn(db, actor.userId, wanted)))
  if (actor?.role === 'admin') own.push(...(await findInPlatform(db, wanted)))
  if (actor?.doctorId) own.push(...(await findInPractice(db, { ...actor, doctorId: actor.doctorId }, wanted)))
  const found: Found[] = []
  for (const module of modules) found.push(...((await module.search?.(db, actor, wanted, clock.now())) ?? []))
  return { items: [...own, ...found] }
}

function findInPractice(db: Db, { doctorId, rights }: Actor & { doctorId: string }, wanted: SearchTerms): Promise<Found[]> {
  return db.transaction().execute(async (transaction) => {
    // Practices differ from each other, and names as well: a plan for all of them reads every visit of the busiest.
    await sql`set local plan_cache_mode = 'force_custom_plan'`.execute(transaction)
    return [
      ...(rights.includes('appointments') ? await findAppointmentsOfPractice(transaction, doctorId, wanted) : []),
      ...(rights.includes('invoices') ? await findInvoices(transaction, doctorId, wanted) : []),
    ]
  })
}

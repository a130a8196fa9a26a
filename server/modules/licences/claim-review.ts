import type { LicenceReview } from '#contract/licences/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { administrators } from '#server/modules/account/index.ts'
import { licenceTable } from './licence-table.ts'
import { claimedUntil, readLicenceReview } from './reviews.ts'

/**
 * Takes a licence on: for a while nobody else decides on it. Of two at once one has it; claiming again begins a new while.
 * @throws Refusal 404; 409 `licence_claimed`.
 */
export async function claimLicenceReview(platform: Platform, actor: Actor, id: string): Promise<LicenceReview> {
  await platform.transact(async (work) => {
    await assertUnclaimed(platform, work, actor, id)
    const claim = { claimed_by: actor.userId, claimed_at: platform.clock.now() }
    const { waits_since: since } = await work.db
      .selectFrom('waiting_licences')
      .select('waits_since')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow(() => notFound())
    await work.db
      .insertInto('licence_reviews')
      .values({ user_id: id, submitted_at: since, renews_until: null, ...claim })
      .onConflict((row) => row.column('user_id').doUpdateSet(claim))
      .execute()
    await tellOfClaim(work, id)
  })
  return readLicenceReview(platform, actor, id)
}

/** Leaves one's own claim; without one nothing changes. @throws Refusal 404; 409 `licence_claimed` by another. */
export async function releaseLicenceReview(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    await assertUnclaimed(platform, work, actor, id)
    await work.db.updateTable('licence_reviews').set({ claimed_by: null, claimed_at: null }).where('user_id', '=', id).execute()
    await tellOfClaim(work, id)
  })
}

/** Whoever has the queue or the licence open sees who works on it. */
async function tellOfClaim(work: Work, id: string): Promise<void> {
  await work.tell(await administrators(work.db), { kind: 'licence.claim.changed', payload: { id } })
}

/** Locks the licence, and refuses where another administrator has it. @throws Refusal 404; 409 `licence_claimed`. */
export async function assertUnclaimed({ clock }: Platform, { db }: Work, actor: Actor, id: string): Promise<void> {
  const licence = await db.selectFrom('licences').select('kind').where('user_id', '=', id).executeTakeFirst()
  if (!licence) throw notFound()
  await db.selectFrom(licenceTable(licence.kind)).select('user_id').where('user_id', '=', id).forUpdate().execute()
  const review = await db
    .selectFrom('licence_reviews')
    .select(['claimed_by', 'claimed_at'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  const until = review && claimedUntil(review, await settingOf(db, 'claimMinutes'))
  if (until && until > clock.now() && review.claimed_by !== actor.userId)
    throw conflict('licence_claimed', 'Another administrator is working on this licence')
}

import type { z } from 'zod'
import type { licenceToHandIn, OwnLicence } from '#contract/licences/schemas.ts'
import type { Licensed } from '#contract/licences/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import type { Work } from '#server/kernel/work.ts'
import { administrators } from '#server/modules/account/index.ts'
import { claimFile, releaseFile } from '#server/modules/files/index.ts'
import { licenceTable } from './licence-table.ts'
import { papersOf } from './papers.ts'

type Draft = z.output<typeof licenceToHandIn>

/** The caller's licence, with what waits for a decision. */
export async function readOwnLicence(db: Reader, { userId }: Pick<Actor, 'userId'>): Promise<OwnLicence> {
  const licence = await db.selectFrom('licences').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  const waiting = await db.selectFrom('waiting_licences').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return {
    number: licence.number,
    state: licence.state,
    reason: licence.reason,
    expiresOn: licence.expires_on,
    renewsUntil: waiting?.renews_until ?? null,
    waitsSince: waiting?.waits_since ?? null,
    papers: await papersOf(db, userId),
  }
}

/**
 * Hands the caller's licence in: number, last day and papers as they stand from now on. One that was refused or revoked waits for a decision
 * again; a verified one stays verified, and its last day waits, which has to be said then.
 * @throws Refusal 409 `licence_taken`, `licence_number_verified`; 422 naming `expiresOn` or a paper.
 */
export async function handInLicence(platform: Platform, actor: Actor, draft: Draft): Promise<OwnLicence> {
  const today = dayIn(actor.timeZone, platform.clock.now())
  if (draft.expiresOn !== null && draft.expiresOn < today) throw invalid('expiresOn', 'in_the_past', 'This day is over')
  const of: Licensed = actor.role === 'pharmacy' ? 'pharmacy' : 'doctor'
  try {
    return await platform.transact(async (work) => {
      const found = await work.db
        .selectFrom(licenceTable(of))
        .select(['licence_number', 'licence_state'])
        .where('user_id', '=', actor.userId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (found.licence_state === 'verified') {
        if (draft.number !== found.licence_number)
          throw conflict('licence_number_verified', 'The number of a verified licence stays as it is')
        // Whatever is handed in is looked at: papers alone are for the day that stands.
        if (draft.expiresOn === null) throw invalid('expiresOn', 'required', 'Say the new last day')
        await wait(platform, work, actor, draft.expiresOn)
      } else {
        await work.db
          .updateTable(licenceTable(of))
          .set({
            licence_number: draft.number,
            licence_state: 'unverified',
            licence_reason: null,
            licence_expires_on: draft.expiresOn,
          })
          .where('user_id', '=', actor.userId)
          .execute()
        // Who changes what already waits keeps the place in the queue.
        if (found.licence_state !== 'unverified') await wait(platform, work, actor, null)
      }
      await keepPapers(platform, work, actor, draft.papers)
      await work.audit({ action: `${of}.handIn`, recordKind: of, recordId: actor.userId, userId: actor.userId })
      await tellOffice(work)
      return readOwnLicence(work.db, actor)
    })
  } catch (error) {
    throw isTaken(error) ? conflict('licence_taken', 'This licence is registered already') : error
  }
}

/** Told to whoever has the queue open. */
async function tellOffice(work: Work): Promise<void> {
  const office = await administrators(work.db)
  await work.tell(office, { kind: 'licence.queue.changed', payload: {} })
  await work.tell(office, { kind: 'dashboard.changed', payload: {} })
}

async function wait({ clock }: Platform, { db }: Work, { userId }: Actor, renewsUntil: string | null): Promise<void> {
  const review = { submitted_at: clock.now(), renews_until: renewsUntil, claimed_by: null, claimed_at: null }
  await db
    .insertInto('licence_reviews')
    .values({ user_id: userId, ...review })
    .onConflict((row) => row.column('user_id').doUpdateSet(review))
    .execute()
}

async function keepPapers(platform: Platform, work: Work, { userId }: Actor, papers: Draft['papers']): Promise<void> {
  const kept = new Set(papers.map(({ fileId }) => fileId))
  const former = await papersOf(work.db, userId)
  for (const { fileId } of former.filter((paper) => !kept.has(paper.fileId))) {
    await work.db.deleteFrom('licence_papers').where('file_id', '=', fileId).execute()
    await releaseFile(platform, work, fileId)
  }
  for (const [index, { fileId, name }] of papers.entries()) {
    if (former.some((paper) => paper.fileId === fileId)) continue
    await claimFile(work, userId, fileId, 'licencePaper', `papers.${index}`)
    await work.db
      .insertInto('licence_papers')
      .values({ file_id: fileId, user_id: userId, name, added_at: platform.clock.now() })
      .execute()
  }
}

const unique = ['doctors_kind_licence_number_key', 'pharmacies_licence_number_key']
const isTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && unique.some((constraint) => constraint === error.constraint)

import type { Selectable } from 'kysely'
import type { LicenceReview, LicenceReviewItem, LicenceReviewsQuery } from '#contract/licences/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader, Tables } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { papersOf } from './papers.ts'

type Waiting = Selectable<Tables['waiting_licences']> & { readonly claimed_name: string | null }

const waiting = (db: Reader) =>
  db
    .selectFrom('waiting_licences')
    .leftJoin('users as claimants', 'claimants.id', 'waiting_licences.claimed_by')
    .selectAll('waiting_licences')
    .select('claimants.name as claimed_name')

/** Licences that wait for a decision, longest waiting first. */
export async function listLicenceReviews(
  { db, clock }: Platform,
  actor: Actor,
  query: LicenceReviewsQuery,
): Promise<{ items: LicenceReviewItem[]; next: string | null }> {
  const found = query.of ? waiting(db).where('kind', '=', query.of) : waiting(db)
  const order = {
    column: 'waiting_licences.waits_since',
    id: 'waiting_licences.user_id',
    kind: 'instant',
    direction: 'asc',
  } as const
  const page = await readPage(found, { ...order, at: (row) => [row.waits_since, row.user_id] }, query)
  const claimed = { now: clock.now(), minutes: await settingOf(db, 'claimMinutes') }
  return { next: page.next, items: page.items.map((row) => itemOf(row, actor, claimed)) }
}

/** One that waits, with its papers. That it was read is audited. @throws Refusal 404, also when it was decided on meanwhile. */
export async function readLicenceReview(platform: Platform, actor: Actor, id: string): Promise<LicenceReview> {
  const { db, clock } = platform
  const row = await waiting(db).where('waiting_licences.user_id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  await platform.audit({ action: 'licence.read', recordKind: row.kind, recordId: id, userId: actor.userId })
  return {
    ...itemOf(row, actor, { now: clock.now(), minutes: await settingOf(db, 'claimMinutes') }),
    state: row.state,
    expiresOn: row.expires_on,
    renewsUntil: row.renews_until,
    papers: await papersOf(db, id),
    ...(await holderOf(db, row)),
  }
}

async function holderOf(db: Reader, { user_id: id }: Waiting) {
  const doctor = await db.selectFrom('doctors').select('speciality').where('user_id', '=', id).executeTakeFirst()
  const pharmacy = await db.selectFrom('pharmacies').select('legal_name').where('user_id', '=', id).executeTakeFirst()
  return { speciality: doctor?.speciality ?? null, legalName: pharmacy?.legal_name ?? null }
}

function itemOf(row: Waiting, actor: Actor, { now, minutes }: { now: Date; minutes: number }): LicenceReviewItem {
  const until = claimedUntil(row, minutes)
  return {
    id: row.user_id,
    of: row.kind,
    name: row.name,
    email: row.email,
    number: row.number,
    waitsSince: row.waits_since,
    isRenewal: row.state === 'verified',
    claim:
      until !== null && until > now
        ? { name: row.claimed_name ?? '', isOwn: row.claimed_by === actor.userId, until: until.toISOString() }
        : null,
  }
}

/** Until when a claim keeps others away, so many minutes: who went home keeps nobody waiting. `null` where there is none. */
export function claimedUntil({ claimed_at: at }: { claimed_at: string | null }, minutes: number): Date | null {
  return at === null ? null : new Date(new Date(at).getTime() + minutes * 60_000)
}

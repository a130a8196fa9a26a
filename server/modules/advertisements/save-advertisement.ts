import type { AdChange, AdDraft, AdMove, OfficeAd } from '#contract/advertisements/schemas.ts'
import { adLife } from '#contract/advertisements/values.ts'
import { afterStep } from '#contract/kernel/machine.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { claimFile, releaseFile } from '#server/modules/files/index.ts'
import { type AdRow, presentAds } from './present-advertisement.ts'

/** Writes an advertisement; nobody sees it before it is activated. */
export async function createAdvertisement(platform: Platform, actor: Actor, draft: AdDraft): Promise<OfficeAd> {
  return platform.transact(async (work) => {
    await claimFile(work, actor.userId, draft.picture, 'advertisementPicture', 'picture')
    const id = platform.ids.next()
    await work.db
      .insertInto('advertisements')
      .values({ id, state: 'draft', created_at: platform.clock.now(), ...columnsOf(draft) })
      .execute()
    return written(platform, work, actor, { id, state: 'draft' }, 'create')
  })
}

/** @throws Refusal 404, 409 `stale_version`, `advertisement_ended`; 422 where a cap is below what was counted */
export async function changeAdvertisement(
  platform: Platform,
  actor: Actor,
  { id, version, draft }: AdChange & { id: string },
): Promise<OfficeAd> {
  return platform.transact(async (work) => {
    const row = await lockAd(work, id, version)
    if (row.state === 'ended') throw conflict('advertisement_ended', 'What has ended is not changed any more')
    if (draft.viewCap !== null && draft.viewCap < row.views)
      throw invalid('viewCap', 'limit_below_uses', 'More views than this were counted already')
    if (draft.picture !== row.picture_id) {
      await claimFile(work, actor.userId, draft.picture, 'advertisementPicture', 'picture')
      await releaseFile(platform, work, row.picture_id)
    }
    await work.db
      .updateTable('advertisements')
      .set({ ...columnsOf(draft), revision: row.revision + 1 })
      .where('id', '=', id)
      .execute()
    return written(platform, work, actor, row, 'change')
  })
}

/** @throws Refusal 404, 409 `stale_version`, `advertisement_state` */
export async function moveAdvertisement(
  platform: Platform,
  actor: Actor,
  { id, version, step }: AdMove & { id: string },
): Promise<OfficeAd> {
  return platform.transact(async (work) => {
    const row = await lockAd(work, id, version)
    const state = afterStep(adLife, row.state, step)
    if (state === null) throw conflict('advertisement_state', 'The advertisement is in a state that does not allow this', step)
    await work.db
      .updateTable('advertisements')
      .set({ state, revision: row.revision + 1 })
      .where('id', '=', id)
      .execute()
    return written(platform, work, actor, { id, state }, step)
  })
}

async function lockAd(work: Work, id: string, version: number): Promise<AdRow> {
  const row = await work.db.selectFrom('advertisements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  if (row.revision !== version) throw conflict('stale_version', 'The advertisement was changed meanwhile; look again')
  return row
}

async function written(
  platform: Platform,
  work: Work,
  { userId }: Actor,
  { id, state }: Pick<AdRow, 'id' | 'state'>,
  action: string,
): Promise<OfficeAd> {
  await work.audit({ action: `advertisement.${action}`, recordKind: 'advertisement', recordId: id, userId })
  await work.tell([userId], { kind: 'advertisement.changed', payload: { id, state } })
  const [ad] = await presentAds(platform, work.db, id)
  return ad!
}

function columnsOf({ placement, texts, picture, drawing, link, startsAt, endsAt, viewCap, dayCap }: AdDraft) {
  return {
    placement,
    texts: JSON.stringify(texts),
    picture_id: picture,
    drawing,
    link,
    starts_at: startsAt,
    ends_at: endsAt,
    view_cap: viewCap,
    day_cap: dayCap,
  }
}

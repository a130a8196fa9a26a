import type { LetterheadChange, OwnLetterhead } from '#contract/papers/schemas.ts'
import { fileAddress } from '#contract/files/address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { claimFile, releaseFile } from '#server/modules/files/index.ts'
import { usualHead } from './letterhead-of.ts'
import '../tables.ts'

/** The doctor's own letterhead as it was written, and what stands where nothing was. */
export async function readLetterhead({ db }: Platform, actor: Actor): Promise<OwnLetterhead> {
  const written = await db.selectFrom('letterheads').selectAll().where('doctor_id', '=', actor.userId).executeTakeFirst()
  const { heading, lines } = await usualHead(db, actor.userId)
  return {
    heading: written?.heading ?? '',
    lines: [...(written?.lines ?? [])],
    footer: written?.footer ?? '',
    logoId: written?.logo_id ?? null,
    logoAddress: written?.logo_id ? fileAddress(written.logo_id) : null,
    signature: written?.signature ?? null,
    revision: written?.revision ?? 0,
    usual: { heading, lines },
  }
}

/** @throws Refusal 409 `letterhead_changed` when another window was faster, 422 for a logo that is not one's own */
export async function saveLetterhead(platform: Platform, actor: Actor, input: LetterheadChange): Promise<void> {
  const { heading, lines, footer, logoId, signature, revision } = input
  await platform.transact(async (work) => {
    const kept = await work.db
      .selectFrom('letterheads')
      .select(['revision', 'logo_id'])
      .where('doctor_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirst()
    if ((kept?.revision ?? 0) !== revision) throw conflict('letterhead_changed', 'The letterhead was changed in another window')
    await claimFile(work, actor.userId, logoId, 'letterheadLogo', 'logoId')
    const row = {
      heading,
      lines: JSON.stringify(lines),
      footer,
      logo_id: logoId,
      signature: signature && JSON.stringify(signature),
      revision: revision + 1,
      updated_at: platform.clock.now(),
    }
    const saved = await work.db
      .insertInto('letterheads')
      .values({ doctor_id: actor.userId, ...row })
      .onConflict((again) => again.column('doctor_id').doUpdateSet(row).where('letterheads.revision', '=', revision))
      .returning('revision')
      .executeTakeFirst()
    if (!saved) throw conflict('letterhead_changed', 'The letterhead was changed in another window')
    if (kept && kept.logo_id !== logoId) await releaseFile(platform, work, kept.logo_id)
    await work.audit({ action: 'letterhead.write', recordKind: 'doctor', recordId: actor.userId, userId: actor.userId })
  })
}

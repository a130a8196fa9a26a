import { mostMedia } from '#contract/intake/media.ts'
import type { BegunMedium, MediumBody } from '#contract/intake/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { beginUpload } from '#server/modules/files/index.ts'
import { lockAnswerable } from '../lock-answerable.ts'
import '../tables.ts'

/**
 * Takes the first free place beside the answers for a photo or a video that is about to come.
 * @throws Refusal 409 `appointment_state` once the visit has started, `too_many_media` when no place is free; 413, 422 for what is not taken
 */
export async function beginMedium(
  platform: Platform,
  actor: Actor,
  { id: visit, type, bytes }: MediumBody & { id: string },
): Promise<BegunMedium> {
  const { ids, clock, transact } = platform
  return transact(async (work) => {
    // Locked: of two that begin at once each finds another place free.
    await lockAnswerable(work, actor, visit)
    const taken = await work.db.selectFrom('intake_media').select('place').where('appointment_id', '=', visit).execute()
    const places = Array.from({ length: mostMedia }, (_, index) => index + 1)
    const place = places.find((free) => !taken.some((one) => one.place === free))
    if (place === undefined) throw conflict('too_many_media', `No more than ${mostMedia} photos and videos`)
    const upload = await beginUpload(platform, work, actor, { purpose: 'intakeMedia', type, bytes })
    const id = ids.next()
    await work.db
      .insertInto('intake_media')
      .values({ id, appointment_id: visit, place, upload_id: upload, file_id: null, created_at: clock.now() })
      .execute()
    return { id, upload, bytes }
  })
}

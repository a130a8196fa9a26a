import { fileAddress } from '#contract/files/address.ts'
import type { MediaType } from '#contract/kernel/file-types.ts'
import type { BegunMedium, Intake, IntakeMedium } from '#contract/intake/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import '#server/modules/files/index.ts'
import '../tables.ts'

/** Photos and videos of a visit in their order; what is still on its way for the patient alone. */
export async function mediaOf(db: Reader, actor: Actor, visit: string): Promise<Pick<Intake, 'media' | 'begun'>> {
  const media = await files(db).where('intake_media.appointment_id', '=', visit).orderBy('place').execute()
  return { media: media.map(presented), begun: actor.role === 'patient' ? await begunOf(db, visit) : [] }
}

/** One that is a file; `undefined` otherwise. */
export async function mediumOf(db: Reader, id: string): Promise<IntakeMedium | undefined> {
  const found = await files(db).where('intake_media.id', '=', id).executeTakeFirst()
  return found && presented(found)
}

const files = (db: Reader) =>
  db
    .selectFrom('intake_media')
    .innerJoin('files', 'files.id', 'intake_media.file_id')
    .select(['intake_media.id', 'file_id', 'files.type', 'files.bytes', 'description'])

type Row = Awaited<ReturnType<ReturnType<typeof files>['execute']>>[number]

const presented = ({ id, file_id, type, bytes, description }: Row): IntakeMedium => ({
  id,
  // A medium is taken with such a type alone (`beginMedium`).
  type: type as MediaType,
  bytes,
  address: fileAddress(file_id!),
  description,
})

async function begunOf(db: Reader, visit: string): Promise<BegunMedium[]> {
  return db
    .selectFrom('intake_media')
    .innerJoin('uploads', 'uploads.id', 'intake_media.upload_id')
    .select(['intake_media.id', 'uploads.id as upload', 'uploads.bytes'])
    .where('appointment_id', '=', visit)
    .orderBy('place')
    .execute()
}

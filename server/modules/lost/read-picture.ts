import { notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { answerFile } from '#server/modules/files/index.ts'
import './tables.ts'

/** Wide enough for every place that shows pages which are passed on. */
const passedOnPixels = 1200

/** The animal's picture for everybody, as long as it is lost; asked for anew each time. @throws Refusal 404 */
export async function readLostPicture(
  platform: Platform,
  { code, as }: { readonly code: string; readonly as: 'kept' | 'jpeg' },
  request: Pick<RequestFacts, 'header'>,
): Promise<Response> {
  const file = await platform.db
    .selectFrom('lost_cases')
    .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
    .innerJoin('files', 'files.id', 'pets.picture_id')
    .select(['files.id', 'files.purpose', 'files.type', 'files.bytes'])
    .where('lost_cases.code', '=', code)
    .where('lost_cases.state', '=', 'open')
    .executeTakeFirst()
  if (!file) throw notFound()
  if (as === 'kept') return answerFile(platform, file, request)
  // Not everybody who shows a page that is passed on reads WebP.
  const kept = await platform.files.read(file.id)
  const jpeg = kept && (await platform.pictures.forPaper(kept, passedOnPixels))
  if (!jpeg) throw notFound()
  return new Response(jpeg, {
    headers: { 'Content-Type': 'image/jpeg', 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'private, no-cache' },
  })
}

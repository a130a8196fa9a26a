import { notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { answerFile } from '#server/modules/files/index.ts'
import './tables.ts'

/** Wide enough for every place that shows pages which are passed on. */
const passedOnPixels = 1200

/** How many are kept drawn: a page that is passed on is asked for by many at once. */
const mostKept = 40

const drawn = new WeakMap<Platform['files'], Map<string, Promise<Uint8Array<ArrayBuffer> | null>>>()

/** Not everybody who shows a page that is passed on reads WebP. What a file holds never changes: it is drawn once, also for who ask meanwhile. */
async function jpegOf({ files, pictures }: Platform, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const kept = drawn.get(files) ?? new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()
  drawn.set(files, kept)
  const known = kept.get(id)
  const jpeg = known ?? files.read(id).then((bytes) => bytes && pictures.forPaper(bytes, passedOnPixels))
  // Asked for last stands last.
  kept.delete(id)
  kept.set(id, jpeg)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  try {
    const made = await jpeg
    if (!made) kept.delete(id)
    return made
  } catch (fault) {
    kept.delete(id)
    throw fault
  }
}

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
  const jpeg = await jpegOf(platform, file.id)
  if (!jpeg) throw notFound()
  return new Response(jpeg, {
    headers: { 'Content-Type': 'image/jpeg', 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'private, no-cache' },
  })
}

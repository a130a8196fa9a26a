import type { Platform } from '#server/kernel/platform.ts'

/** So much a copy takes along; the largest stay behind, and are fetched where they are shown. */
const mostBytes = 200_000_000

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** The files that a person handed over, smallest first, named by what they are for. */
export async function filesOf({ db, files }: Platform, ownerId: string) {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'purpose', 'type', 'bytes'])
    .where('owner_id', '=', ownerId)
    .orderBy('bytes')
    .orderBy('id')
    .execute()
  const taken: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = []
  let sum = 0
  for (const { id, purpose, type, bytes: size } of rows) {
    sum += size
    if (sum > mostBytes) break
    const bytes = await files.read(id)
    if (bytes) taken.push({ name: `${purpose}-${id}.${endings[type] ?? 'bin'}`, bytes })
  }
  return taken
}

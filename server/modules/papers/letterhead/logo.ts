import type { Platform } from '#server/kernel/platform.ts'
import type { PaperHead } from '../engine/paper.ts'

const mostKept = 100
/** A file never changes under its id. */
const drawn = new Map<string, Uint8Array<ArrayBuffer>>()

/** The logo as papers embed it; none where its file is gone or cannot be read. */
async function logoOf({ files, pictures }: Platform, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const known = drawn.get(id)
  if (known) return known
  const bytes = await files.read(id)
  const logo = bytes && (await pictures.forPaper(bytes))
  if (!logo) return null
  drawn.set(id, logo)
  if (drawn.size > mostKept) drawn.delete(drawn.keys().next().value!)
  return logo
}

/** A letterhead with its logo read, as the engine takes it. */
export async function paperHead(
  platform: Platform,
  { heading, lines, footer, logoId }: { heading: string; lines: readonly string[]; footer: string; logoId: string | null },
): Promise<PaperHead> {
  return { heading, lines, footer, logo: logoId === null ? null : await logoOf(platform, logoId) }
}

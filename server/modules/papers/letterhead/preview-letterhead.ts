import type { z } from 'zod'
import type { letterheadPreview } from '#contract/papers/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { makePaper } from '../engine/make-paper.ts'
import { paperSentences } from '../sentences.ts'
import { sampleWords } from './sample-words.ts'
import { usualHead } from './letterhead-of.ts'
import { paperHead } from './logo.ts'
import { signedBy } from '../signed-by.ts'

/** A sample on the letterhead as it is being written. @throws Refusal 404 for a logo that is not the doctor's own */
export async function previewLetterhead(
  platform: Platform,
  actor: Actor,
  { locale, signature, ...draft }: z.infer<typeof letterheadPreview>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, clock } = platform
  const { logoId } = draft
  if (logoId !== null) {
    const own = await db
      .selectFrom('files')
      .select('id')
      .where('id', '=', logoId)
      .where('owner_id', '=', actor.userId)
      .where('purpose', '=', 'letterheadLogo')
      .executeTakeFirst()
    if (!own) throw notFound()
  }
  const usual = await usualHead(db, actor.userId)
  const words = sampleWords[locale]
  const madeAt = clock.now()
  return makePaper(platform, {
    locale,
    title: words.title,
    letterhead: await paperHead(platform, {
      ...draft,
      heading: draft.heading || usual.heading,
      lines: draft.lines.length > 0 ? draft.lines : usual.lines,
    }),
    blocks: [
      { kind: 'heading', level: 1, text: words.title },
      { kind: 'paragraph', text: words.text },
      signedBy({ locale, doctor: usual.doctor, signature, at: madeAt, timeZone: actor.timeZone }),
    ],
    mark: paperSentences[locale].preview,
    madeAt,
  })
}

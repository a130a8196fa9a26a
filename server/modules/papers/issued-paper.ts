import type { PaperKind } from '#contract/papers/values.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { PaperCheck, PaperHead, PaperSignature } from './engine/paper.ts'
import { paperHead } from './letterhead/logo.ts'
import { checkOf } from './register-paper.ts'
import './tables.ts'

/** What a registered paper was issued with: it looks the same for ever. */
export interface IssuedPaper {
  readonly letterhead: PaperHead
  readonly signature: PaperSignature | null
  readonly check: PaperCheck
  readonly madeAt: Date
}

/** @throws Refusal 404 where no such paper was registered */
export async function issuedPaper(
  platform: Platform,
  paper: { readonly kind: PaperKind; readonly recordId: string },
): Promise<IssuedPaper> {
  const { db } = platform
  const row = await db
    .selectFrom('papers')
    .select(['heading', 'lines', 'footer', 'logo_id', 'signature', 'issued_at'])
    .where('kind', '=', paper.kind)
    .where('record_id', '=', paper.recordId)
    .executeTakeFirst()
  const check = await checkOf(platform, db, paper)
  if (!row || !check) throw notFound()
  const { heading, lines, footer, logo_id: logoId, signature } = row
  const letterhead = await paperHead(platform, { heading, lines, footer, logoId })
  return { letterhead, signature, check, madeAt: new Date(row.issued_at) }
}

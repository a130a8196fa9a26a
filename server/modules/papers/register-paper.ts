import { codeOf, printedCode } from '#contract/papers/code.ts'
import type { PaperKind } from '#contract/papers/values.ts'
import { paths } from '#contract/paths.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Secrets } from '#server/kernel/ports.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { PaperCheck } from './engine/paper.ts'
import { letterheadOf } from './letterhead/letterhead-of.ts'
import './tables.ts'

export interface NewPaper {
  readonly kind: PaperKind
  /** Of the thing that the paper is about; it has one paper. */
  readonly recordId: string
  readonly doctorId: string
  readonly subject: { readonly patientId: string; readonly petId: string | null }
}

/**
 * Gives a paper its code within the unit of work that issues it, and keeps the doctor's letterhead as it is now. Registered again, it has
 * the code that it has.
 */
export async function registerPaper(platform: Platform, work: Work, paper: NewPaper): Promise<PaperCheck> {
  const known = await checkOf(platform, work.db, paper)
  if (known) return known
  const code = newCode(platform.secrets)
  const { heading, lines, footer, logoId, signature } = await letterheadOf(work.db, paper.doctorId)
  await work.db
    .insertInto('papers')
    .values({
      id: platform.ids.next(),
      code,
      code_hash: await platform.secrets.hash(code),
      kind: paper.kind,
      record_id: paper.recordId,
      doctor_id: paper.doctorId,
      patient_id: paper.subject.patientId,
      pet_id: paper.subject.petId,
      issued_at: platform.clock.now(),
      heading,
      lines: JSON.stringify(lines),
      footer,
      logo_id: logoId,
      signature: signature && JSON.stringify(signature),
    })
    .execute()
  return printed(platform, code)
}

/** The code and address of a registered paper; `null` where it never was. */
export async function checkOf(
  platform: Pick<Platform, 'settings'>,
  db: Reader,
  { kind, recordId }: Pick<NewPaper, 'kind' | 'recordId'>,
): Promise<PaperCheck | null> {
  const row = await db
    .selectFrom('papers')
    .select('code')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .executeTakeFirst()
  return row ? printed(platform, row.code) : null
}

const printed = ({ settings }: Pick<Platform, 'settings'>, code: string): PaperCheck => ({
  code: printedCode(code),
  url: `${settings.publicUrl}${paths.checkPaper.link({ code })}`,
})

/** Of each sign of a token (base64url, six bits) five bits are taken. */
const newCode = (secrets: Secrets) => codeOf(Array.from(secrets.token(12).slice(0, 15), (sign) => alphabet.indexOf(sign) % 32))
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

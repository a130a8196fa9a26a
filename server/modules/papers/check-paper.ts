import { printedCode, readCode } from '#contract/papers/code.ts'
import type { FillConfirmation, PaperCheck } from '#contract/papers/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork } from '#server/kernel/rate-limit.ts'
import { paperKind, warningsOn } from './paper-kinds.ts'
import './tables.ts'

const unknown: PaperCheck = { state: 'unknown', paper: null }

/**
 * What the paper with this code is worth. A code that was never given, one with a slip and one whose record is gone are answered alike.
 * @throws Refusal 429 when one network asks too often, whatever it asked for
 */
export async function checkPaper(platform: Platform, text: string, ip: string): Promise<PaperCheck> {
  await limitNetwork(platform, 'paper.checks', ip)
  return standingOf(platform, platform.db, text)
}

async function paperOf({ secrets }: Platform, db: Reader, text: string) {
  // What is no code at all is looked for as well, so that both take the same way.
  const hash = await secrets.hash(readCode(text) ?? `no code ${text.length}`)
  return db
    .selectFrom('papers')
    .innerJoin('doctors', 'doctors.user_id', 'papers.doctor_id')
    .innerJoin('users', 'users.id', 'papers.doctor_id')
    .select(['papers.kind', 'record_id', 'code', 'issued_at', 'users.name', 'licence_number'])
    .where('code_hash', '=', hash)
    .executeTakeFirst()
}

async function standingOf(platform: Platform, db: Reader, text: string): Promise<PaperCheck> {
  const row = await paperOf(platform, db, text)
  if (!row) return unknown
  const port = paperKind(platform, row.kind)
  const standing = await port.standing(db, row.record_id, platform.clock.now())
  if (!standing) return unknown
  const { state, subject, validUntil, lines } = standing
  return {
    state,
    paper: {
      kind: row.kind,
      code: printedCode(row.code),
      issuedAt: row.issued_at,
      validUntil,
      issuer: { name: row.name, licenceNumber: row.licence_number },
      subject,
      lines: [...lines],
      recalled: await warningsOn(platform, db, row.kind, row.record_id),
      countsDown: port.confirmFill !== undefined && state === 'genuine',
    },
  }
}

/**
 * Somebody outside gave one line of the paper.
 * @throws Refusal 409 `paper_not_valid` (also for a code that nobody knows), 409 `nothing_left`, 409 `fill_counted`, 429 when one network confirms too often
 */
export async function confirmFill(platform: Platform, { code, ...fill }: FillConfirmation, ip: string): Promise<PaperCheck> {
  await limitNetwork(platform, 'paper.fills', ip)
  return platform.transact(async (work) => {
    const row = await paperOf(platform, work.db, code)
    const port = row && paperKind(platform, row.kind)
    if (!row || !port?.confirmFill) throw conflict('paper_not_valid', 'Nothing can be given on this paper')
    await port.confirmFill(platform, work, row.record_id, fill)
    return standingOf(platform, work.db, code)
  })
}

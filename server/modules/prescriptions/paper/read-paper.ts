import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { checkOf, issuedPaper, makePaper, pdfAnswer } from '#server/modules/papers/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { linesOf, presentedLine } from '../lines.ts'
import { mayRead } from '../read/may-read.ts'
import '../tables.ts'
import { prescriptionPaper } from './prescription-paper.ts'

/** The prescription as PDF, as it was issued. @throws Refusal 404 for who may not read it, and of a draft */
export async function readPrescriptionPaper(platform: Platform, actor: Actor, id: string): Promise<Response> {
  const { db } = platform
  const row = await db.selectFrom('prescriptions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !(await mayRead(db, actor, row))) throw notFound()
  return paperOf(platform, actor, row)
}

/** The same for whom another capability found that they may see it: the pharmacy that it was sent to. @throws Refusal 404 of a draft */
export async function readPaperFor(platform: Platform, actor: Actor, id: string): Promise<Response> {
  const row = await platform.db.selectFrom('prescriptions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return paperOf(platform, actor, row)
}

async function paperOf(platform: Platform, actor: Actor, row: PrescriptionRow): Promise<Response> {
  const { db } = platform
  const { id } = row
  if (row.facts === null || row.valid_until === null) throw notFound()
  const issued = await issuedPaper(platform, { kind: 'prescription', recordId: id })
  const before = row.supersedes && (await checkOf(platform, db, { kind: 'prescription', recordId: row.supersedes }))
  const lines = (await linesOf(db, [id])).get(id) ?? []
  await platform.audit({ action: 'prescription.paper', recordKind: 'prescription', recordId: id, userId: actor.userId })
  const bytes = await makePaper(
    platform,
    prescriptionPaper({
      locale: row.locale,
      facts: row.facts,
      diagnosis: row.diagnosis,
      weightGrams: row.weight_grams,
      validUntil: row.valid_until,
      lines: lines.map(presentedLine),
      advice: row.advice,
      followUpOn: row.follow_up_on,
      checks: row.checks,
      supersedes: before ? before.code : null,
      ...issued,
    }),
  )
  return pdfAnswer(bytes, `prescription-${issued.check.code.slice(0, 4)}`)
}

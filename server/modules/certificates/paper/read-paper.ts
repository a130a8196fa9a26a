import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'
import { checkOf, issuedPaper, makePaper, pdfAnswer } from '#server/modules/papers/index.ts'
import '../tables.ts'
import { certificatePaper } from './certificate-paper.ts'

/** The certificate as PDF, as it was issued. @throws Refusal 404 for who does not belong to its visit */
export async function readCertificatePaper(platform: Platform, actor: Actor, id: string): Promise<Response> {
  const { db } = platform
  const row = await db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !(await mayForVisit(db, actor, row, 'see'))) throw notFound()
  const issued = await issuedPaper(platform, { kind: 'certificate', recordId: id })
  const before = row.supersedes && (await checkOf(platform, db, { kind: 'certificate', recordId: row.supersedes }))
  await platform.audit({ action: 'certificate.read', recordKind: 'certificate', recordId: id, userId: actor.userId })
  const bytes = await makePaper(
    platform,
    certificatePaper({
      kind: row.kind,
      locale: row.locale,
      facts: row.facts,
      from: row.starts_on,
      to: row.ends_on,
      statement: row.statement,
      supersedes: before ? before.code : null,
      ...issued,
    }),
  )
  return pdfAnswer(bytes, `certificate-${issued.check.code.slice(0, 4)}`)
}

import type { Locale } from '#contract/kernel/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { makePaper, pdfAnswer } from '#server/modules/papers/index.ts'
import { lookedAt, openRecord } from '#server/modules/records/index.ts'
import { snapshotOf } from '../export-record.ts'
import { recordPaper } from './record-paper.ts'

/** The whole record as PDF, to read or to print. That it was taken along goes on record. @throws Refusal as `openRecord` */
export async function printRecord(
  platform: Platform,
  actor: Actor,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<Response> {
  const opened = await openRecord(platform.db, actor, id, 'read', platform.clock.now())
  await lookedAt(platform, actor, opened, 'export')
  const snapshot = await snapshotOf(platform, opened.subject)
  return pdfAnswer(await makePaper(platform, recordPaper(snapshot, { locale, timeZone: actor.timeZone })), 'record')
}

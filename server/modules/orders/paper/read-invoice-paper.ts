import type { Locale } from '#contract/kernel/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { makePaper, pdfAnswer } from '#server/modules/papers/index.ts'
import { readInvoice } from '../read-invoice.ts'
import { invoicePaper } from './invoice-paper.ts'

/** The invoice as PDF, in the reader's language and zone. @throws Refusal as `readInvoice` */
export async function readInvoicePaper(platform: Platform, actor: Actor, id: string, locale: Locale): Promise<Response> {
  const invoice = await readInvoice(platform, actor, { id })
  const { time_zone: timeZone } = await platform.db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  return pdfAnswer(await makePaper(platform, invoicePaper(invoice, { locale, timeZone })), `invoice-${invoice.number}`)
}

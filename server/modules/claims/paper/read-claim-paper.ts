import type { Claim } from '#contract/claims/schemas.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { invoiceBlocks } from '#server/modules/orders/index.ts'
import { makePaper, pdfAnswer, speciesNames, type Paper } from '#server/modules/papers/index.ts'
import { readClaim } from '../read-claim.ts'
import { claimSentences } from './sentences.ts'

/** Room to fill in by hand what the platform does not know. */
const toFill = '____________________________'

/** The sheet for the insurer as PDF, in the zone of the practice. @throws Refusal as `readClaim` */
export async function readClaimPaper(platform: Platform, actor: Actor, id: string, locale: Locale): Promise<Response> {
  const claim = await readClaim(platform, actor, id)
  return pdfAnswer(await makePaper(platform, claimPaper(claim, locale)), `claim-${claim.visitNumber}`)
}

function claimPaper({ visitNumber, start, timeZone, pet, doctor, diagnosis, treatment, invoice }: Claim, locale: Locale): Paper {
  const words = claimSentences[locale]
  const title = words.title.replace('{{number}}', visitNumber)
  const day = (at: string, zone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(new Date(at))
  return {
    locale,
    title,
    letterhead: { heading: invoice.seller.name, lines: invoice.seller.address?.split('\n') ?? [], footer: '', logo: null },
    madeAt: new Date(start),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'facts',
        rows: [
          { label: words.visit, value: day(start, timeZone) },
          { label: words.invoice, value: invoice.number },
        ],
      },
      { kind: 'heading', level: 2, text: words.animal },
      {
        kind: 'facts',
        rows: [
          { label: words.pet, value: pet.name },
          { label: words.species, value: speciesNames[locale][pet.species] },
          { label: words.breed, value: pet.breed },
          { label: words.born, value: pet.birthDate && day(`${pet.birthDate}T00:00:00Z`, 'UTC') },
          { label: words.microchip, value: pet.microchip ?? toFill },
        ],
      },
      { kind: 'heading', level: 2, text: words.treatment },
      {
        kind: 'facts',
        rows: [
          { label: words.doctor, value: doctor.name },
          { label: words.licence, value: doctor.licenceNumber },
          { label: words.diagnosis, value: diagnosis ?? toFill },
          { label: words.treatments, value: treatment ?? toFill },
        ],
      },
      ...invoiceBlocks(invoice, { locale, timeZone }),
    ],
  }
}

import { addressLines } from '#contract/kernel/town-line.ts'
import { dosingText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { checkOf, dayText, makePaper, pdfAnswer, type Block } from '#server/modules/papers/index.ts'
import { readMedicineOrder } from '../read/read-medicine-order.ts'
import { labelWords } from './label-words.ts'
import type { Locale } from '#contract/kernel/values.ts'
import { dayIn } from '#contract/kernel/days.ts'

/** Labels of what was given, in the language of the prescription: for whom, how it is taken, and of which lot. @throws Refusal 409 `lines_open` */
export async function readLabels(platform: Platform, actor: Actor, id: string): Promise<Response> {
  const medicine = await readMedicineOrder(platform, actor, id)
  const { locale } = await platform.db
    .selectFrom('prescriptions')
    .select('locale')
    .where('id', '=', medicine.prescription.id)
    .executeTakeFirstOrThrow()
  const { time_zone: timeZone } = await platform.db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', medicine.pharmacy.id)
    .executeTakeFirstOrThrow()
  const given = medicine.lines.filter(({ dispensed }) => dispensed !== null && dispensed.quantity > 0)
  if (given.length === 0) throw conflict('lines_open', 'Nothing was given yet')
  const check = await checkOf(platform, platform.db, { kind: 'prescription', recordId: medicine.prescription.id })
  const words = labelWords[locale]
  const { pharmacy } = medicine
  const bytes = await makePaper(platform, {
    locale,
    title: words.title.replace('{{number}}', medicine.order.number),
    letterhead: {
      heading: pharmacy.name,
      lines: [...addressLines(pharmacy.address), pharmacy.phone ?? ''].filter(Boolean),
      footer: words.keep,
      logo: null,
    },
    ...(check && { check: { code: check.code, url: check.url } }),
    madeAt: platform.clock.now(),
    blocks: given.flatMap((line) => labelOf(line, medicine, { locale, timeZone })),
  })
  return pdfAnswer(bytes, `labels-${medicine.order.number}`)
}

function labelOf(
  line: MedicineOrder['lines'][number],
  { patient, prescription }: MedicineOrder,
  { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string },
): Block[] {
  const words = labelWords[locale]
  const { dispensed, offer } = line
  if (!dispensed) return []
  return [
    {
      kind: 'heading',
      level: 2,
      text:
        offer?.kind === 'substitute' || dispensed.outcome === 'substituted' ? (offer?.name ?? '') : medicineText(line, locale),
    },
    { kind: 'paragraph', text: dosingText(line, locale), tone: 'strong' },
    {
      kind: 'facts',
      rows: [
        { label: words.subject, value: patient.subject },
        { label: words.quantity, value: new Intl.NumberFormat(locale).format(dispensed.quantity) },
        { label: words.lot, value: dispensed.lot },
        { label: words.expires, value: dispensed.expiresOn && dayText(dispensed.expiresOn, locale) },
        { label: words.prescriber, value: prescription.doctor },
        { label: words.left, value: new Intl.NumberFormat(locale).format(line.left) },
        { label: words.given, value: dayText(dayIn(timeZone, dispensed.at), locale) },
      ],
    },
    { kind: 'space', height: 14 },
  ]
}

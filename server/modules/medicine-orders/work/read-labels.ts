import { addressLines } from '#contract/kernel/town-line.ts'
import { refillsLeft } from '#contract/prescriptions/fills.ts'
import { amountText, dosingText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { checkOf, dayText, makePaper, pdfAnswer, type Block } from '#server/modules/papers/index.ts'
import { readMedicineOrder } from '../read/read-medicine-order.ts'
import { labelWords } from './label-words.ts'
import type { Locale } from '#contract/kernel/values.ts'
import { dayIn } from '#contract/kernel/days.ts'

/** Labels of what was given, one for each lot, in the language of the prescription: for whom, and how it is taken. @throws Refusal 409 `lines_open` */
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
    blocks: given.flatMap((line) => labelsOf(line, medicine, { locale, timeZone })),
  })
  return pdfAnswer(bytes, `labels-${medicine.order.number}`)
}

function labelsOf(
  line: MedicineOrder['lines'][number],
  { patient, prescription }: MedicineOrder,
  { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string },
): Block[] {
  const words = labelWords[locale]
  const { dispensed, offer, remaining } = line
  if (!dispensed) return []
  const isOther = offer?.kind === 'substitute' || dispensed.outcome === 'substituted'
  return dispensed.parts.flatMap(({ quantity, amount, lot, expiresOn, at }): Block[] => [
    { kind: 'heading', level: 2, text: isOther ? (offer?.name ?? '') : medicineText(line, locale) },
    { kind: 'paragraph', text: dosingText(line, locale), tone: 'strong' },
    {
      kind: 'facts',
      rows: [
        { label: words.subject, value: patient.subject },
        { label: words.quantity, value: new Intl.NumberFormat(locale).format(quantity) },
        { label: words.amount, value: amount === null ? null : amountText(amount, line.doseUnit, locale) },
        { label: words.lot, value: lot },
        { label: words.expires, value: expiresOn && dayText(expiresOn, locale) },
        { label: words.prescriber, value: prescription.doctor },
        { label: words.remaining, value: remaining > 0 ? amountText(remaining, line.doseUnit, locale) : null },
        { label: words.left, value: new Intl.NumberFormat(locale).format(refillsLeft(line)) },
        { label: words.given, value: dayText(dayIn(timeZone, at), locale) },
      ],
    },
    { kind: 'space', height: 14 },
  ])
}

import type { Locale } from '#contract/kernel/values.ts'
import { amountText, dosingText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { KeptCheck, Prescribed } from '#contract/prescriptions/schemas.ts'
import {
  dayText,
  inOwnDirection,
  signedBy,
  speciesNames,
  type Block,
  type IssuedPaper,
  type Paper,
} from '#server/modules/papers/index.ts'
import type { PaperFacts } from '#server/modules/records/index.ts'
import { prescriptionWords } from './prescription-words.ts'

interface PrescriptionOnPaper extends Pick<IssuedPaper, 'letterhead' | 'signature' | 'madeAt'> {
  readonly check?: IssuedPaper['check']
  readonly locale: Locale
  readonly facts: PaperFacts
  readonly diagnosis: string
  readonly weightGrams: number | null
  readonly validUntil: string
  readonly lines: readonly (Prescribed & { readonly id: string })[]
  readonly advice: string
  readonly followUpOn: string | null
  readonly checks: readonly KeptCheck[]
  /** Printed code of the one whose place it takes. */
  readonly supersedes: string | null
}

/** A prescription as a paper. */
export function prescriptionPaper(paper: PrescriptionOnPaper): Paper {
  const { locale, facts, letterhead, signature, check, madeAt, supersedes } = paper
  const words = prescriptionWords[locale]
  return {
    locale,
    title: words.title,
    letterhead,
    check,
    madeAt,
    blocks: [
      { kind: 'heading', level: 1, text: words.title },
      { kind: 'facts', rows: factRows(paper) },
      {
        kind: 'table',
        columns: [
          { title: words.medicine, share: 30 },
          { title: words.dosing, share: 40 },
          { title: words.quantity, share: 18, align: 'end' },
          { title: words.fills, share: 12, align: 'end' },
        ],
        rows: paper.lines.map((line) => [
          inOwnDirection(medicineText(line, locale), locale),
          inOwnDirection([dosingText(line, locale), line.note].filter(Boolean).join('. '), locale),
          amountText(line.quantity, line.doseUnit, locale),
          words.times.replace('{{count}}', new Intl.NumberFormat(locale).format(line.refills + 1)),
        ]),
      },
      ...reasonBlocks(paper),
      ...adviceBlocks(paper),
      ...(supersedes === null ? [] : [quiet(words.supersedes.replace('{{code}}', supersedes))]),
      signedBy({ locale, doctor: facts.doctor, signature, at: madeAt, timeZone: facts.timeZone }),
    ],
  }
}

const quiet = (text: string): Block => ({ kind: 'paragraph', text, tone: 'quiet' })

function factRows({ locale, facts, weightGrams, diagnosis, validUntil }: PrescriptionOnPaper) {
  const words = prescriptionWords[locale]
  const kilograms = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 })
  return [
    { label: words.name, value: facts.name },
    { label: words.birthDate, value: facts.birthDate && dayText(facts.birthDate, locale) },
    { label: words.species, value: facts.species && speciesNames[locale][facts.species] },
    { label: words.breed, value: facts.breed },
    { label: words.weight, value: weightGrams === null ? null : kilograms.format(weightGrams / 1000) },
    { label: words.diagnosis, value: diagnosis || null },
    { label: words.validUntil, value: dayText(validUntil, locale) },
  ]
}

/** Why the doctor went on in spite of a warning: the names that it is about, and the reason. */
function reasonBlocks({ locale, checks, lines }: PrescriptionOnPaper): Block[] {
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]))
  const reasons = checks.flatMap(({ check: { lineIds, names }, reason }) =>
    reason === null ? [] : [`${[...lineIds.flatMap((id) => nameOf.get(id) ?? []), ...names].join(', ')}: ${reason}`],
  )
  if (reasons.length === 0) return []
  return [{ kind: 'notice', text: [prescriptionWords[locale].toPharmacist, ...reasons].join('\n') }]
}

function adviceBlocks({ locale, advice, followUpOn }: PrescriptionOnPaper): Block[] {
  const words = prescriptionWords[locale]
  return [
    ...(advice === '' ? [] : ([{ kind: 'heading', level: 2, text: words.advice }] as const)),
    ...advice
      .split('\n')
      .filter(Boolean)
      .map((text) => ({ kind: 'paragraph' as const, text })),
    ...(followUpOn === null
      ? []
      : [{ kind: 'facts' as const, rows: [{ label: words.followUp, value: dayText(followUpOn, locale) }] }]),
  ]
}

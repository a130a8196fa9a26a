import { dosingText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { Locale } from '#contract/kernel/values.ts'
import { inOwnDirection, type Block } from '#server/modules/papers/index.ts'
import type { KeptPrescription } from '#server/modules/prescriptions/index.ts'
import { summarySentences } from './sentences.ts'

/** What was prescribed at the visit, in the paper's language: each medicine and how it is taken. The prescription itself is a paper of its own. */
export function prescribedBlocks(prescriptions: readonly KeptPrescription[], locale: Locale): Block[] {
  const lines = prescriptions.flatMap((prescription) => prescription.lines)
  if (lines.length === 0) return []
  const { prescribed, medicine, dosing } = summarySentences[locale]
  return [
    { kind: 'heading', level: 2, text: prescribed },
    {
      kind: 'table',
      columns: [
        { title: medicine, share: 42 },
        { title: dosing, share: 58 },
      ],
      rows: lines.map((line) => [
        inOwnDirection(medicineText(line, locale), locale),
        inOwnDirection([dosingText(line, locale), line.note].filter(Boolean).join('. '), locale),
      ]),
    },
  ]
}

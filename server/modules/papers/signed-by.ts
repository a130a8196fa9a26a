import type { Locale } from '#contract/kernel/values.ts'
import type { PaperSignature, SignatureBlock } from './engine/paper.ts'
import { paperSentences, sentence } from './sentences.ts'

interface Signed {
  readonly locale: Locale
  readonly doctor: { readonly name: string; readonly licenceNumber: string }
  /** The doctor's drawn one; without it the name is written out. */
  readonly signature: PaperSignature | null
  readonly at: Date
  /** Where whoever signs practises. */
  readonly timeZone: string
}

const clock = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** The signature of a paper: the drawing, who signed, and when. */
export function signedBy({ locale, doctor, signature, at, timeZone }: Signed): SignatureBlock {
  const words = paperSentences[locale]
  const when = new Intl.DateTimeFormat(locale, { ...clock, timeZone }).format(at)
  return {
    kind: 'signature',
    drawing: signature ?? { kind: 'typed', name: doctor.name },
    lines: [doctor.name, sentence(words.licence, { number: doctor.licenceNumber }), sentence(words.signed, { when })],
    alt: sentence(words.signatureOf, { name: doctor.name }),
  }
}

import type { CertificateKind } from '#contract/certificates/values.ts'
import { certificateKindFacts } from '#contract/certificates/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import {
  dayText,
  signedBy,
  type Paper,
  type PaperCheck,
  type PaperHead,
  type PaperSignature,
  speciesNames,
} from '#server/modules/papers/index.ts'
import type { PaperFacts } from '#server/modules/records/index.ts'
import { certificateWords } from './certificate-words.ts'

interface CertificateOnPaper {
  readonly kind: CertificateKind
  readonly locale: Locale
  readonly facts: PaperFacts
  readonly from: string | null
  readonly to: string | null
  readonly statement: string
  readonly letterhead: PaperHead
  readonly signature: PaperSignature | null
  readonly check?: PaperCheck
  readonly mark?: string
  /** Printed code of the one whose place it takes. */
  readonly supersedes: string | null
  readonly madeAt: Date
}

/** A certificate as a paper. */
export function certificatePaper({ kind, locale, facts, from, to, statement, ...paper }: CertificateOnPaper): Paper {
  const words = certificateWords[locale]
  const { name, birthDate, species, breed, microchip, doctor, timeZone } = facts
  const { letterhead, signature, check, mark, supersedes, madeAt } = paper
  return {
    locale,
    title: words.title[kind],
    letterhead,
    check,
    mark,
    madeAt,
    blocks: [
      { kind: 'heading', level: 1, text: words.title[kind] },
      {
        kind: 'facts',
        rows: [
          { label: words.name, value: name },
          { label: words.birthDate, value: birthDate && dayText(birthDate, locale) },
          { label: words.species, value: species && speciesNames[locale][species] },
          { label: words.breed, value: breed },
          { label: words.microchip, value: microchip },
          { label: words.period, value: from && to && periodText(from, to, locale) },
          { label: words.validUntil, value: certificateKindFacts[kind].expires && to ? dayText(to, locale) : null },
        ],
      },
      ...statement.split('\n').map((text) => ({ kind: 'paragraph' as const, text })),
      ...(supersedes === null
        ? []
        : [{ kind: 'paragraph' as const, text: words.supersedes.replace('{{code}}', supersedes), tone: 'quiet' as const }]),
      signedBy({ locale, doctor, signature, at: madeAt, timeZone }),
    ],
  }
}

const periodText = (from: string, to: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  )

import type { LetterheadDraft, OwnLetterhead, PaperSignature } from '#contract/papers/schemas.ts'
import { typedSignature, type Signature } from '#shared/ui/signature/signature.ts'

/** What the form's fields hold. */
export interface LetterheadValues {
  heading: string
  /** Line by line. */
  lines: string
  footer: string
  logoId: string | null
  signature: Signature | null
}

export const valuesOfLetterhead = ({ heading, lines, footer, logoId, signature }: OwnLetterhead): LetterheadValues => ({
  heading,
  lines: lines.join('\n'),
  footer,
  logoId,
  signature: shownSignature(signature),
})

export const draftOfValues = ({ heading, lines, footer, logoId, signature }: LetterheadValues): LetterheadDraft => ({
  heading: heading.trim(),
  lines: lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  footer: footer.trim(),
  logoId,
  signature: keptSignature(signature),
})

/** More points than anybody sees on paper are left out. */
const mostPoints = 300

/** As the platform keeps it: places on the ground, without pressure and time. */
export function keptSignature(signature: Signature | null): PaperSignature | null {
  if (signature === null) return null
  if (signature.kind === 'typed') return { kind: 'typed', name: signature.name }
  const rounded = (value: number) => Math.round(value * 10) / 10
  const strokes = signature.strokes.map((stroke) => {
    const step = Math.ceil(stroke.length / mostPoints)
    return stroke
      .filter((_, index) => index % step === 0 || index === stroke.length - 1)
      .map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }))
  })
  return { kind: 'drawn', strokes }
}

/** As the pad shows it. */
function shownSignature(signature: PaperSignature | null): Signature | null {
  if (signature === null) return null
  if (signature.kind === 'typed') return typedSignature(signature.name)
  const strokes = signature.strokes.map((stroke) => stroke.map(({ x, y }, time) => ({ x, y, pressure: 0, time })))
  return { kind: 'drawn', strokes, svg: '' }
}

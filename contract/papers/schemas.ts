import { z } from 'zod'
import { calendarDate, id, instant, locale, medicineAmount, revisionInput, wholeNumber } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { codeLength } from './code.ts'
import { letterheadLengths as lengths, paperKinds, paperStates, signatureStrokesAtMost } from './values.ts'

/** A point of a drawn signature, on a ground of 600 by 200 units. */
export const strokePoint = z.strictObject({ x: z.number().min(-50).max(650), y: z.number().min(-50).max(250) })
export const stroke = z.array(strokePoint).min(1).max(600)
export type Stroke = z.infer<typeof stroke>

export const paperSignature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn'), strokes: z.array(stroke).min(1).max(signatureStrokesAtMost) }),
  z.strictObject({ kind: z.literal('typed'), name: lineInput.min(1).max(lengths.typedName) }),
])
export type PaperSignature = z.infer<typeof paperSignature>

/** Empty heading: the doctor's name. No lines: the clinic's name and address. */
export const letterheadDraft = z.strictObject({
  heading: lineInput.max(lengths.heading),
  lines: z.array(lineInput.min(1).max(lengths.line)).max(lengths.lines),
  footer: textInput.max(lengths.footer),
  /** A file of the doctor's own, handed over as `letterheadLogo`. */
  logoId: id.nullable(),
  signature: paperSignature.nullable(),
})
export type LetterheadDraft = z.infer<typeof letterheadDraft>

/** `revision`: of the letterhead that was read; 0 when there was none. */
export const letterheadChange = letterheadDraft.extend({ revision: revisionInput })
export type LetterheadChange = z.infer<typeof letterheadChange>
export const letterheadPreview = letterheadDraft.extend({ locale })

export const ownLetterhead = letterheadDraft.extend({
  revision: revisionInput,
  /** Where the logo is shown, for its owner. */
  logoAddress: z.string().nullable(),
  /** What stands where nothing is written. */
  usual: z.strictObject({ heading: z.string(), lines: z.array(z.string()) }),
})
export type OwnLetterhead = z.infer<typeof ownLetterhead>

export const paperCode = z.strictObject({ code: z.string().max(codeLength * 2 + 8) })

export const printedLine = z.strictObject({
  id,
  text: z.string(),
  /** How often it may still be given; `null` where nothing is counted. */
  left: z.int().min(0).nullable(),
  /** What may be given now, in the unit of the dose and as people read it; the rest of a fill where a part of it was given. */
  due: z.strictObject({ quantity: z.number().positive(), text: z.string(), isRest: z.boolean() }).nullable(),
})
export type PrintedLine = z.infer<typeof printedLine>
export const checkedPaper = z.strictObject({
  kind: z.enum(paperKinds),
  code: z.string(),
  issuedAt: instant,
  /** The last day on which it holds. */
  validUntil: calendarDate.nullable(),
  issuer: z.strictObject({ name: z.string(), licenceNumber: z.string() }),
  /** For whom, as it is printed. */
  subject: z.string(),
  lines: z.array(printedLine),
  /** Lots of what was given on it that were called back since, with why. */
  recalled: z.array(z.strictObject({ lot: z.string(), reason: z.string(), at: instant })),
  /** A pharmacy can confirm here what it gave. */
  countsDown: z.boolean(),
})
export type CheckedPaper = z.infer<typeof checkedPaper>
/** `paper` is told of every code that was given, and `null` with `unknown`. */
export const paperCheck = z.strictObject({ state: z.enum(paperStates), paper: checkedPaper.nullable() })
export type PaperCheck = z.infer<typeof paperCheck>

export const fillConfirmation = paperCode.extend({
  lineId: id,
  /** How often it could still be given when the page was read: what is sent twice counts once. */
  left: wholeNumber.min(1),
  /** What could be given then, and what was: all of it where they are absent. */
  due: medicineAmount.optional(),
  quantity: medicineAmount.optional(),
  /** Who gave it, as the patient will read it. */
  pharmacy: lineInput.min(2).max(120),
  city: lineInput.min(1).max(80),
})
export type FillConfirmation = z.infer<typeof fillConfirmation>

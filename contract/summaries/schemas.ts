import { z } from 'zod'
import { id, instant, locale, revisionInput } from '../kernel/values.ts'
import { textInput } from '../kernel/text.ts'
import { summaryLength } from './values.ts'

const part = textInput.max(summaryLength)
const parts = {
  /** What was found: in the doctor's words, for the patient. */
  found: part,
  /** What was done or prescribed. */
  treatment: part,
  /** What to do next. */
  advice: part,
  /** When to come at once. */
  warning: part,
  /** When to come back. */
  comeBack: part,
}
export const summaryText = z.strictObject(parts)
export type SummaryText = z.infer<typeof summaryText>

/** `revision`: of the draft that was read; 0 when there was none. */
export const summaryDraft = z.strictObject({ ...parts, revision: revisionInput })
export type SummaryDraft = z.infer<typeof summaryDraft>
export const summaryPaperQuery = z.strictObject({ locale })
export const summaryShare = z.strictObject({ revision: revisionInput.min(1) })

export const sharedSummary = summaryText.extend({ sharedAt: instant, by: z.string(), isCorrected: z.boolean() })
export type SharedSummary = z.infer<typeof sharedSummary>
export const summary = z.strictObject({
  /** The appointment's. */
  id,
  shared: sharedSummary.nullable(),
  /** For the doctor alone, `null` to the patient: with its revision, which goes up with each change. */
  draft: summaryText.extend({ revision: revisionInput, isShared: z.boolean() }).nullable(),
  /** The language that the patient reads, which the doctor is told. */
  patientLocale: z.string(),
})
export type Summary = z.infer<typeof summary>

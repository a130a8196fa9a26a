import { z } from 'zod'
import { calendarDate, dateInput, id, instant, locale } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { isPeriod, unknownPlaceholders } from './rules.ts'
import { certificateStates } from './states.ts'
import { certificateKindFacts, certificateKinds, certificateLengths as lengths, placeholders } from './values.ts'

const kind = z.enum(certificateKinds)

export const templateDraft = z.strictObject({
  kind,
  name: lineInput.min(1).max(lengths.name),
  body: textInput
    .min(1)
    .max(lengths.body)
    .refine((body) => unknownPlaceholders(body).length === 0, {
      error: 'a placeholder that nothing fills',
      params: { code: 'unknown_placeholder' },
    }),
})
export type TemplateDraft = z.infer<typeof templateDraft>
export const template = z.strictObject({ id, kind, name: z.string(), body: z.string() })
export type Template = z.infer<typeof template>
export const templates = z.strictObject({
  items: z.array(template),
  /** What stands in for a kind of which the doctor has none, in the language that was asked for. */
  usual: z.array(template.omit({ id: true })),
})
export const templatesQuery = z.strictObject({ locale })
export const templatePreview = templateDraft.extend({ locale })

const words = {
  kind,
  /** The template's body as it is; the doctor changes the statement afterwards. */
  body: textInput.max(lengths.body),
  from: dateInput.nullable(),
  to: dateInput.nullable(),
  /** Only where the patient wants it to be said. */
  diagnosis: lineInput.max(lengths.diagnosis),
  locale,
}
type Dated = { kind: z.infer<typeof kind>; from: string | null; to: string | null }
const hasItsPeriod = ({ kind: of, from, to }: Dated) =>
  certificateKindFacts[of].period === 'none' ? true : from !== null && to !== null && isPeriod({ from, to })
const periodFault = { path: ['to'], error: 'ends before it begins, or after more than a year', params: { code: 'period' } }

export const statementDraft = z.strictObject(words).refine(hasItsPeriod, periodFault)
export type StatementDraft = z.infer<typeof statementDraft>
export const statement = z.strictObject({ text: z.string(), missing: z.array(z.enum(placeholders)) })

const issued = z.strictObject({
  kind,
  locale,
  from: dateInput.nullable(),
  to: dateInput.nullable(),
  statement: textInput.min(1).max(lengths.statement),
  /** That this one takes the place of. */
  supersedes: id.nullable(),
})
export const newCertificate = issued
  .extend({ /** The doctor's own, which signs. */ password: z.string().min(1).max(128) })
  .refine(hasItsPeriod, periodFault)
export type NewCertificate = z.infer<typeof newCertificate>

export const certificateCancellation = z.strictObject({ reason: textInput.min(3).max(lengths.reason) })

/** Health data. */
export const certificate = z.strictObject({
  id,
  kind,
  state: z.enum(certificateStates),
  /** Its last day is over, in the zone of who issued it. */
  isExpired: z.boolean(),
  from: calendarDate.nullable(),
  to: calendarDate.nullable(),
  statement: z.string(),
  issuedAt: instant,
  doctor: z.string(),
  subject: z.string(),
  code: z.string(),
  /** The page on which anybody checks it. */
  address: z.string(),
  supersedes: id.nullable(),
  supersededBy: id.nullable(),
  cancelled: z.strictObject({ at: instant, reason: z.string() }).nullable(),
})
export type Certificate = z.infer<typeof certificate>
export const certificatesOfVisit = z.strictObject({
  items: z.array(certificate),
  /** Kinds that the caller can issue for this visit now; none for who is not its doctor. */
  issuable: z.array(kind),
  patientLocale: locale,
})
export type CertificatesOfVisit = z.infer<typeof certificatesOfVisit>

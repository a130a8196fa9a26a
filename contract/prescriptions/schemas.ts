import { z } from 'zod'
import { check, medicineId } from '../formulary/schemas.ts'
import { allergyClasses, medicineForms, routes } from '../formulary/values.ts'
import { petSpecies } from '../kernel/animals.ts'
import {
  calendarDate,
  dateInput,
  id,
  instant,
  locale,
  medicineAmount,
  pageOf,
  pageQuery,
  revisionInput,
} from '../kernel/values.ts'
import { severities } from '../records/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { prescriptionStates } from './states.ts'
import {
  doseUnits,
  frequencies,
  longestCourse,
  mostLines,
  mostRefills,
  mostTemplates,
  prescriptionLengths as lengths,
} from './values.ts'

/** One medicine and how it is taken. */
export const prescribed = z.strictObject({
  /** Of the formulary; `null`: written by hand, which nothing can check. */
  medicineId: medicineId.nullable(),
  name: lineInput.min(1).max(lengths.name),
  /** As it is printed: `250 mg / 5 mL`. */
  strength: lineInput.max(lengths.strength),
  form: z.enum(medicineForms),
  route: z.enum(routes),
  dose: medicineAmount,
  doseUnit: z.enum(doseUnits),
  frequency: z.enum(frequencies),
  /** Only when it is needed. */
  asNeeded: z.boolean(),
  days: z.int().min(1).max(longestCourse),
  /** In the unit of the dose. */
  quantity: medicineAmount,
  refills: z.int().min(0).max(mostRefills),
  note: textInput.max(lengths.note),
})
export type Prescribed = z.infer<typeof prescribed>
const draftLine = prescribed.extend({ id })

const uniqueLines = (lines: readonly { readonly id: string }[]) => new Set(lines.map((line) => line.id)).size === lines.length

export const prescriptionDraft = z.strictObject({
  /** Of the draft that was read. */
  revision: revisionInput.min(1),
  /** Of the paper. */
  locale,
  diagnosis: lineInput.max(lengths.diagnosis),
  lines: z
    .array(draftLine)
    .max(mostLines)
    .refine(uniqueLines, { error: 'two lines with one id', params: { code: 'repeated' } }),
  advice: textInput.max(lengths.advice),
  followUpOn: dateInput.nullable(),
})
export type PrescriptionDraft = z.infer<typeof prescriptionDraft>

export const newPrescription = z.strictObject({ /** That this one is to take the place of. */ supersedes: id.nullable() })

/** What was dispensed at once: a whole fill, or a part of it. */
export const fill = z.strictObject({
  at: instant,
  /** In the unit of the dose. */
  quantity: z.number().positive(),
  /** As it named itself. */
  pharmacy: z.string(),
  city: z.string(),
})
export const prescriptionLine = draftLine.extend({
  /** How often it may still be filled, a fill that was begun included; 0 of what holds no more. */
  left: z.int().min(0),
  /** Still due on the fill that was begun, in the unit of the dose; 0 where none is. */
  remaining: z.number().min(0),
  /** Days for which what was given still lasts; `null` before anything was given. */
  daysOfSupply: z.int().min(0).nullable(),
  fills: z.array(fill),
})
export type PrescriptionLine = z.infer<typeof prescriptionLine>

/** A check that was not clear when the prescription was issued, and why the doctor went on. */
export const keptCheck = z.strictObject({ check, reason: z.string().nullable() })
export type KeptCheck = z.infer<typeof keptCheck>

/** A warning that came up after the signature. Health data. */
export const prescriptionConflict = z.strictObject({
  check,
  /** Medicines of the prescription that it is about. */
  medicines: z.array(z.string()).min(1),
  /** Of the allergy, as the record has it; `null` where it is none. */
  severity: z.enum(severities).nullable(),
  /** Of which the medicine is one, where an allergy to the class speaks against it. */
  medicineClass: z.enum(allergyClasses).nullable(),
})
export type PrescriptionConflict = z.infer<typeof prescriptionConflict>

export const conflictDecisions = ['keep', 'stop'] as const
/** What the prescribing doctor decided about a conflict. */
export const decidedConflict = z.strictObject({
  check,
  decision: z.enum(conflictDecisions),
  reason: z.string(),
  decidedAt: instant,
})
export type DecidedConflict = z.infer<typeof decidedConflict>

const card = {
  id,
  state: z.enum(prescriptionStates),
  /** The one with whose record it stands. */
  subject: z.strictObject({ id, name: z.string(), species: z.enum(petSpecies).nullable() }),
  doctor: z.string(),
  diagnosis: z.string(),
  issuedAt: instant.nullable(),
  /** Its last day, in the doctor's zone. */
  validUntil: calendarDate.nullable(),
  changedAt: instant,
}
export const prescriptionCard = z.strictObject({
  ...card,
  medicines: z.array(z.string()),
  /** Something of it can still be given. */
  hasRefills: z.boolean(),
  /** A conflict waits for the doctor's decision; nothing is dispensed until then. */
  isOnHold: z.boolean(),
})
export type PrescriptionCard = z.infer<typeof prescriptionCard>

/** Health data. */
export const prescription = z.strictObject({
  ...card,
  doctorId: id,
  revision: z.int(),
  locale,
  appointmentId: id,
  lines: z.array(prescriptionLine),
  advice: z.string(),
  followUpOn: calendarDate.nullable(),
  /** Of what was issued: what was not clear. */
  checks: z.array(keptCheck),
  /** Of what is issued: warnings that have come up since, for the record has changed. */
  laterChecks: z.array(check),
  /** Of those, what its doctor has not decided on: nothing is dispensed of these medicines until then. */
  conflicts: z.array(prescriptionConflict),
  decisions: z.array(decidedConflict),
  /** By which whoever holds the paper checks it; `null` of a draft. */
  paper: z.strictObject({ code: z.string(), address: z.string() }).nullable(),
  supersedes: id.nullable(),
  supersededBy: id.nullable(),
  endedAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  /** Of the subject: when it was issued and now; `moved` where that is a tenth or more. */
  weight: z.strictObject({
    gramsAtIssue: z.int().nullable(),
    gramsNow: z.int().nullable(),
    moved: z.boolean(),
    /** New enough for a dose to be computed from it (`weightIsFresh`). */
    isFresh: z.boolean(),
  }),
  /** What the caller may do with it now. */
  may: z.strictObject({ write: z.boolean(), cancel: z.boolean(), replace: z.boolean(), decide: z.boolean() }),
})
export type Prescription = z.infer<typeof prescription>

const listed = { ...pageQuery, state: z.enum(prescriptionStates).optional(), search: lineInput.max(100).optional() }
export const prescriptionsQuery = z.strictObject({ ...listed, subject: id.optional() })
export const writtenQuery = z.strictObject(listed)
export const prescriptionPage = pageOf(prescriptionCard)

export const prescribableVisit = z.strictObject({
  id,
  startsAt: instant,
  subject: z.string(),
  species: z.enum(petSpecies).nullable(),
  patient: z.string(),
})
export type PrescribableVisit = z.infer<typeof prescribableVisit>
export const prescribableVisits = z.array(prescribableVisit)
export const prescriptionsOfVisit = z.strictObject({ items: z.array(prescriptionCard), mayPrescribe: z.boolean() })

export const checks = z.strictObject({
  /** Of the draft that was checked. */
  revision: z.int(),
  checks: z.array(check),
  weight: z.strictObject({ grams: z.int(), measuredAt: instant, isFresh: z.boolean() }).nullable(),
})
export type Checks = z.infer<typeof checks>

const reason = textInput.min(3).max(lengths.reason)
export const issue = z.strictObject({
  revision: revisionInput.min(1),
  /** Keys (`checkKey`) of all that was not clear when the doctor read it. */
  read: z.array(z.string().max(600)).max(600),
  /** Why the doctor goes on, for each warning. */
  reasons: z.array(z.strictObject({ key: z.string().max(600), reason })).max(600),
  /** The doctor's own, which signs. */
  password: z.string().min(1).max(128),
})
export type Issue = z.infer<typeof issue>
export const cancellation = z.strictObject({ reason })
export const conflictDecision = z.strictObject({
  decision: z.enum(conflictDecisions),
  /** Keys (`checkKey`) of the conflicts that the doctor read. */
  read: z.array(z.string().max(600)).min(1).max(600),
  /** The patient reads it. */
  reason,
})
export type ConflictDecision = z.infer<typeof conflictDecision>

/** A prescription with conflicts that nobody has decided on. Health data. */
export const prescriptionAlarm = z.strictObject({
  id,
  subject: card.subject,
  doctor: z.string(),
  doctorId: id,
  medicines: z.array(z.string()),
  conflicts: z.array(prescriptionConflict).min(1),
})
export type PrescriptionAlarm = z.infer<typeof prescriptionAlarm>
export const prescriptionAlarms = z.array(prescriptionAlarm)

export const templateDraft = z.strictObject({
  name: lineInput.min(1).max(lengths.templateName),
  diagnosis: lineInput.max(lengths.diagnosis),
  lines: z.array(prescribed).min(1).max(mostLines),
  advice: textInput.max(lengths.advice),
})
export type PrescriptionTemplateDraft = z.infer<typeof templateDraft>
export const prescriptionTemplate = templateDraft.extend({ id })
export type PrescriptionTemplate = z.infer<typeof prescriptionTemplate>
export const prescriptionTemplates = z.array(prescriptionTemplate).max(mostTemplates)

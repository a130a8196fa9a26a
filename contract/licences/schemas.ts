import { z } from 'zod'
import { licenceStates } from '../doctors/values.ts'
import { calendarDate, dateInput, id, instant, pageOf, pageQuery } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { licenceChecks, licensedKinds, mostLicencePapers } from './values.ts'

const paper = z.strictObject({ fileId: id, name: z.string(), addedAt: instant })
export type LicencePaper = z.infer<typeof paper>

const licence = {
  number: z.string(),
  state: z.enum(licenceStates),
  /** Its last day, where that is known; checked with it. */
  expiresOn: calendarDate.nullable(),
  papers: z.array(paper),
  /** The later last day that waits for a decision on a verified licence; `null` where none does. */
  renewsUntil: calendarDate.nullable(),
}

export const ownLicence = z.strictObject({
  ...licence,
  /** Why it was refused or revoked. */
  reason: z.string().nullable(),
  /** Since when it waits for a decision; `null` where it does not. */
  waitsSince: instant.nullable(),
})
export type OwnLicence = z.infer<typeof ownLicence>

export const licenceToHandIn = z.strictObject({
  number: lineInput.min(1).max(40),
  expiresOn: dateInput.nullable(),
  /** All papers that belong to it then: those that are not named any more go. */
  papers: z.array(z.strictObject({ fileId: id, name: lineInput.min(1).max(160) })).max(mostLicencePapers),
})

/** Who works on it now; `null` where nobody does, or the hour of who did is over. */
const claim = z.strictObject({ name: z.string(), isOwn: z.boolean(), until: instant }).nullable()

export const licenceReviewItem = z.strictObject({
  /** The account's. */
  id,
  of: z.enum(licensedKinds),
  name: z.string(),
  email: z.string(),
  number: licence.number,
  waitsSince: instant,
  isRenewal: z.boolean(),
  claim,
})
export type LicenceReviewItem = z.infer<typeof licenceReviewItem>
export const licenceReviewsQuery = z.strictObject({ ...pageQuery, of: z.enum(licensedKinds).optional() })
export type LicenceReviewsQuery = z.output<typeof licenceReviewsQuery>
export const licenceReviewsPage = pageOf(licenceReviewItem)

export const licenceReview = licenceReviewItem.extend({
  ...licence,
  /** Of a doctor. */
  speciality: z.string().nullable(),
  /** Of a pharmacy. */
  legalName: z.string().nullable(),
})
export type LicenceReview = z.infer<typeof licenceReview>

/** All of the checklist: each is confirmed by whoever verifies. */
export const confirmedChecks = z.strictObject({
  checks: z.array(z.enum(licenceChecks)).refine((made) => licenceChecks.every((check) => made.includes(check)), {
    params: { code: 'checks_open' },
    error: 'Every point of the checklist is confirmed before a licence is verified',
  }),
})

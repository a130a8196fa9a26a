import { z } from 'zod'
import {
  currency,
  dateInput,
  decimalInput,
  enteredYears,
  id,
  instant,
  money,
  pageOf,
  pageQuery,
  timeZone,
  wholeNumber,
} from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { postalAddress } from '../kernel/postal-address.ts'
import { kindOfSpeciality, specialityIds } from './specialities.ts'
import { complaintIds, petSpecies } from './treated.ts'
import { doctorKinds, doctorSorts, licenceStates, appointmentModes, profileLimits } from './values.ts'
import { rating, review, starCounts } from '../kernel/review.ts'

export { rating, review, type Review } from '../kernel/review.ts'

export const doctorKind = z.enum(doctorKinds)
export const appointmentMode = z.enum(appointmentModes)
export const speciality = z.enum(specialityIds)
export const species = z.enum(petSpecies)

/** A free time: starts at an instant, lasts so many minutes, and can take place in these modes. */
export const slot = z.strictObject({ start: instant, minutes: z.int(), modes: z.array(appointmentMode) })
export type Slot = z.infer<typeof slot>

/** A free time as it is offered in a list: in the asked mode, otherwise in the first that it can take place in; `price` is what booking it so costs. */
export const pricedSlot = slot.extend({ mode: appointmentMode, price: money })
export type PricedSlot = z.infer<typeof pricedSlot>

/** `null`: the doctor does not offer the mode. */
export const fees = z.strictObject({ video: money.nullable(), clinic: money.nullable() })
export type Fees = z.infer<typeof fees>

export const clinic = z.strictObject({
  name: z.string().nullable(),
  address: postalAddress.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

const face = {
  /** Also the id of the doctor's account. */
  id,
  name: z.string(),
  avatar: z.string().nullable(),
  kind: doctorKind,
  speciality,
  /** That a veterinarian treats; none for a physician. */
  species: z.array(species),
  languages: z.array(z.string()),
  fees,
  rating,
  clinic: clinic.nullable(),
  timeZone: z.string(),
}

/** A doctor in a list. `distance` in kilometres from the asked position; `nextFree`: in the list the
 * first two of each of the first four days, elsewhere the first three; earliest first. With a greatest fee asked for, no time costs more. */
export const doctorCard = z.strictObject({ ...face, distance: z.number().nullable(), nextFree: z.array(pricedSlot) })
export type DoctorCard = z.infer<typeof doctorCard>

export const doctorProfile = z.strictObject({
  ...face,
  biography: z.string(),
  /** The year in which they began to practise. */
  experienceSince: z.int().nullable(),
  awards: z.array(z.string()),
  skills: z.array(z.string()),
  stars: starCounts,
  nextFree: z.array(slot),
})
export type DoctorProfile = z.infer<typeof doctorProfile>

export const ownProfile = doctorProfile.extend({
  licenceNumber: z.string(),
  licenceState: z.enum(licenceStates),
  /** Of the fees. */
  currency,
  /** Counts changes of the profile. */
  version: z.int(),
})
export type OwnProfile = z.infer<typeof ownProfile>

/** ISO 639-1, or 639-2 where a language has no shorter code. */
const languageCode = z.string().regex(/^[a-z]{2,3}$/)
/** Minor units. */
const fee = z.int().min(0).max(profileLimits.fee)
const entries = z.array(lineInput.min(1).max(profileLimits.entry)).max(profileLimits.entries)

const clinicChange = z
  .strictObject({
    name: lineInput.max(profileLimits.clinicName),
    address: postalAddress,
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ['longitude'],
    error: 'both or none',
    params: { code: 'half_position' },
  })

/** Everything that the doctor says of themselves. `version` is that which was read. */
export const profileChange = z
  .strictObject({
    version: wholeNumber,
    speciality,
    /** Of a veterinarian at least one; none of a physician. */
    species: z.array(species).max(petSpecies.length),
    languages: z.array(languageCode).min(1).max(profileLimits.languages),
    biography: textInput.max(profileLimits.biography),
    experienceSince: z.int().min(enteredYears.first).max(enteredYears.last).nullable(),
    fees: z.strictObject({ video: fee.nullable(), clinic: fee.nullable() }),
    clinic: clinicChange.nullable(),
    awards: entries,
    skills: entries,
  })
  .refine(({ fees: { video, clinic } }) => video !== null || clinic !== null, {
    path: ['fees', 'video'],
    error: 'at least one way to meet',
    params: { code: 'no_mode' },
  })
  .refine(({ fees: { clinic: amount }, clinic: place }) => amount === null || place !== null, {
    path: ['clinic'],
    error: 'visits in the clinic need its address',
    params: { code: 'clinic_needed' },
  })
  .refine(({ speciality: chosen, species: treated }) => kindOfSpeciality(chosen) === 'physician' || treated.length > 0, {
    path: ['species'],
    error: 'at least one',
    params: { code: 'species_needed' },
  })
export type ProfileChange = z.infer<typeof profileChange>

export const profileChoices = z.strictObject({ awards: z.array(z.string()), skills: z.array(z.string()) })

export const doctorQuery = z.strictObject({
  ...pageQuery,
  kind: doctorKind.optional(),
  speciality: speciality.optional(),
  /** Of a speciality that sees to it. */
  complaint: z.enum(complaintIds).optional(),
  /** Treats animals of this species. */
  species: species.optional(),
  mode: appointmentMode.optional(),
  /** ISO 639-1: `es`. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  /** Minor units: at most this, in the asked mode or, without one, in any. */
  maximumFee: decimalInput(z.number().int().min(0).max(2_147_483_647)).optional(),
  minimumRating: decimalInput(z.number().min(1).max(5)).optional(),
  /** Has a free slot on or before this day of `timeZone`. */
  freeBy: dateInput.optional(),
  timeZone: timeZone.default('UTC'),
  /** Words in the name, the biography or the clinic. */
  search: lineInput.max(100).optional(),
  /** Words in the clinic's address. */
  place: lineInput.max(100).optional(),
  latitude: decimalInput(z.number().min(-90).max(90)).optional(),
  longitude: decimalInput(z.number().min(-180).max(180)).optional(),
  /** Kilometres; needs a position. */
  maximumDistance: decimalInput(z.number().positive().max(20_100)).optional(),
  sort: z.enum(doctorSorts).default('nextFree'),
})
export type DoctorQuery = z.infer<typeof doctorQuery>

/** A town; its position is the middle of the clinics in it. */
export const place = z.strictObject({
  name: z.string(),
  region: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  doctors: z.int(),
})
export type Place = z.infer<typeof place>
export const places = z.strictObject({ items: z.array(place) })

/** `total`: how many doctors are found on all pages. */
export const doctorPage = pageOf(doctorCard).extend({ total: z.int() })
export const reviewPage = pageOf(review)
export const reviewQuery = z.strictObject(pageQuery)

/** A doctor as one patient knows them. */
export const ownDoctor = z.strictObject({
  id,
  name: z.string(),
  avatar: z.string().nullable(),
  kind: doctorKind,
  speciality,
  rating,
  /** Can be found and booked now. */
  bookable: z.boolean(),
  favourite: z.boolean(),
  /** Visits that took place. */
  visits: z.int(),
  /** Start of the last visit that took place, the way it did, and whom it was for: the patient's own id, or a pet's. */
  lastVisit: z.strictObject({ start: instant, mode: appointmentMode, subject: id }).nullable(),
  /** Start of the next one that is booked. */
  nextVisit: instant.nullable(),
})
export type OwnDoctor = z.infer<typeof ownDoctor>

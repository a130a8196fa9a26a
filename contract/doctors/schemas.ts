import { z } from 'zod'
import { dateInput, id, instant, money, pageOf, pageQuery, timeZone } from '../kernel/values.ts'
import { postalAddress } from '../people/values.ts'
import { specialityIds } from './specialities.ts'
import { complaintIds, petSpecies } from './treated.ts'
import { doctorKinds, doctorSorts, licenceStates, appointmentModes } from './values.ts'

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

/** `average` has one decimal place and is `null` before the first review. */
export const rating = z.strictObject({ average: z.number().nullable(), count: z.int() })

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
  /** How many reviews gave one, two, … five stars. */
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  nextFree: z.array(slot),
})
export type DoctorProfile = z.infer<typeof doctorProfile>

export const ownProfile = doctorProfile.extend({ licenceNumber: z.string(), licenceState: z.enum(licenceStates) })
export type OwnProfile = z.infer<typeof ownProfile>

/** `author` is the first name and an initial: reviews are public, whole names are not. */
export const review = z.strictObject({
  id,
  author: z.string(),
  stars: z.int(),
  words: z.string(),
  at: instant,
})
export type Review = z.infer<typeof review>

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
  maximumFee: z.coerce.number().int().min(0).optional(),
  minimumRating: z.coerce.number().min(1).max(5).optional(),
  /** Has a free slot on or before this day of `timeZone`. */
  freeBy: dateInput.optional(),
  timeZone: timeZone.default('UTC'),
  /** Words in the name, the biography or the clinic. */
  search: z.string().trim().max(100).optional(),
  /** Words in the clinic's address. */
  place: z.string().trim().max(100).optional(),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  /** Kilometres; needs a position. */
  maximumDistance: z.coerce.number().positive().max(20_100).optional(),
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

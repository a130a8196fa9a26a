import { z } from 'zod'
import { staffRights } from '../kernel/roles.ts'
import { calendarDate, id, instant, locale, personName, phone, timeZone } from '../kernel/values.ts'
import { avatarColours, bloodGroups, personSexes, petSexes, petSpecies } from './choices.ts'
import { isMicrochip } from './microchip.ts'
import { postalAddress } from './values.ts'

export const personChange = z.strictObject({
  name: personName.optional(),
  avatar: z.enum(avatarColours).nullable().optional(),
  locale: locale.optional(),
  timeZone: timeZone.optional(),
})

export const emergencyContact = z.strictObject({ name: personName, relationship: z.string().trim().max(60).default(''), phone })

const patientFacts = {
  /** Not in the future, not before 1900. */
  birthDate: calendarDate.nullable(),
  sex: z.enum(personSexes).nullable(),
  bloodGroup: z.enum(bloodGroups).nullable(),
  heightMillimetres: z.int().min(200).max(2800).nullable(),
  weightGrams: z.int().min(200).max(700_000).nullable(),
  address: postalAddress.nullable(),
  emergencyContact: emergencyContact.nullable(),
}

/** `phone` is read here and changed by `/Account/ConfirmMobile`: a number counts only once a code sent to it came back. */
export const patientProfile = z.strictObject({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  ...patientFacts,
})
export type PatientProfile = z.infer<typeof patientProfile>

/** What is absent stays; `null` clears. */
export const patientChange = z
  .strictObject({ name: personName, avatar: z.enum(avatarColours).nullable(), ...patientFacts })
  .partial()

export const petWeight = z.strictObject({ date: calendarDate, grams: z.int().min(1).max(2_000_000) })
export const petVaccination = z.strictObject({
  vaccine: z.string().trim().min(1).max(120),
  date: calendarDate,
  /** When the next one is due. */
  due: calendarDate.nullable().default(null),
  batch: z.string().trim().max(60).default(''),
})

const petFacts = {
  name: z.string().trim().min(1).max(80),
  species: z.enum(petSpecies),
  breed: z.string().trim().max(80).nullable(),
  sex: z.enum(petSexes),
  neutered: z.boolean().nullable(),
  birthDate: calendarDate.nullable(),
  /** ISO 11784: 15 digits. */
  microchip: z
    .string()
    .refine(isMicrochip, { error: 'not a 15-digit microchip number', params: { code: 'not_a_microchip' } })
    .nullable(),
  weights: z.array(petWeight).max(500),
  vaccinations: z.array(petVaccination).max(200),
}

export const newPet = z.strictObject({
  ...petFacts,
  breed: petFacts.breed.default(null),
  sex: petFacts.sex.default('unknown'),
  neutered: petFacts.neutered.default(null),
  birthDate: petFacts.birthDate.default(null),
  microchip: petFacts.microchip.default(null),
  weights: petFacts.weights.default([]),
  vaccinations: petFacts.vaccinations.default([]),
})
export const petChange = z.strictObject(petFacts).partial()

export const pet = z.strictObject({
  id,
  ...petFacts,
  microchip: z.string().nullable(),
  /** Address of its picture, for those who may see it; `null` without one. Changed by `PUT /pets/{id}/picture`. */
  picture: z.string().nullable(),
  archivedAt: instant.nullable(),
})
export type Pet = z.infer<typeof pet>

export const petQuery = z.strictObject({ archived: z.enum(['true', 'false']).default('false') })

export const staffMember = z.strictObject({
  id,
  name: z.string(),
  status: z.enum(['pending', 'active', 'suspended']),
  rights: z.array(z.enum(staffRights)),
})

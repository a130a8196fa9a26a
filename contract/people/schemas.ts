import { z } from 'zod'
import { calendarDate, dateInput, id, instant, locale, personName, phone, timeZone, units } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { petSexes, petSpecies } from '../kernel/animals.ts'
import { avatarColours, bloodGroups, personSexes } from './choices.ts'
import { isMicrochip } from './microchip.ts'
import { postalAddress } from '../kernel/postal-address.ts'

export const personChange = z.strictObject({
  name: personName.optional(),
  avatar: z.enum(avatarColours).nullable().optional(),
  locale: locale.optional(),
  timeZone: timeZone.optional(),
  /** `null`: by the language again. */
  units: units.nullable().optional(),
})

export const emergencyContact = z.strictObject({ name: personName, relationship: lineInput.max(60).default(''), phone })

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
  .strictObject({ name: personName, avatar: z.enum(avatarColours).nullable(), ...patientFacts, birthDate: dateInput.nullable() })
  .partial()

/** What a pet's entries hold, with days as they are answered or, within people's years, as they are sent. */
const weightOn = (day: z.ZodISODate) => z.strictObject({ date: day, grams: z.int().min(1).max(2_000_000) })
const vaccinationOn = (day: z.ZodISODate) =>
  z.strictObject({
    vaccine: lineInput.min(1).max(120),
    date: day,
    /** When the next one is due. */
    due: day.nullable().default(null),
    batch: lineInput.max(60).default(''),
  })
export const petWeight = weightOn(calendarDate)
export const petVaccination = vaccinationOn(calendarDate)

const petFactsOn = (day: z.ZodISODate) => ({
  name: lineInput.min(1).max(80),
  species: z.enum(petSpecies),
  breed: lineInput.max(80).nullable(),
  sex: z.enum(petSexes),
  neutered: z.boolean().nullable(),
  birthDate: day.nullable(),
  /** ISO 11784: 15 digits. */
  microchip: z
    .string()
    .refine(isMicrochip, { error: 'not a 15-digit microchip number', params: { code: 'not_a_microchip' } })
    .nullable(),
  weights: z.array(weightOn(day)).max(500),
  vaccinations: z.array(vaccinationOn(day)).max(200),
})
/** Vaccinations are written in the pet's record, and answered here. */
const { vaccinations: _inTheRecord, ...sentPetFacts } = petFactsOn(dateInput)

export const newPet = z.strictObject({
  ...sentPetFacts,
  breed: sentPetFacts.breed.default(null),
  sex: sentPetFacts.sex.default('unknown'),
  neutered: sentPetFacts.neutered.default(null),
  birthDate: sentPetFacts.birthDate.default(null),
  microchip: sentPetFacts.microchip.default(null),
  weights: sentPetFacts.weights.default([]),
})
export const petChange = z.strictObject(sentPetFacts).partial()

export const pet = z.strictObject({
  id,
  ...petFactsOn(calendarDate),
  microchip: z.string().nullable(),
  /** Address of its picture, for those who may see it; `null` without one. Changed by `PUT /pets/{id}/picture`. */
  picture: z.string().nullable(),
  archivedAt: instant.nullable(),
})
export type Pet = z.infer<typeof pet>

export const petQuery = z.strictObject({ archived: z.enum(['true', 'false']).default('false') })

/** `null`: none any more. The file that was shown stays for a day, so that this can be undone. */
export const pictureChoice = z.strictObject({ file: id.nullable() })

import { z } from 'zod'
import { doctorKind, speciality } from '../doctors/schemas.ts'
import { calendarDate, instant, locale } from '../kernel/values.ts'
import { invoice } from '../orders/schemas.ts'
import { petSexes, petSpecies } from '../kernel/animals.ts'

/** What an insurer of animals asks for, of a pet's finished and paid visit: as it stands now, but for the invoice, which stays as issued. */
export const claim = z.strictObject({
  visitNumber: z.string(),
  start: instant,
  /** Where the doctor practises: the date of the visit is this zone's. */
  timeZone: z.string(),
  pet: z.strictObject({
    name: z.string(),
    species: z.enum(petSpecies),
    breed: z.string().nullable(),
    sex: z.enum(petSexes),
    birthDate: calendarDate.nullable(),
    microchip: z.string().nullable(),
  }),
  doctor: z.strictObject({ name: z.string(), kind: doctorKind, speciality, licenceNumber: z.string() }),
  /** As the visit's shared summary says it; filled in by hand until there is one, and for staff who may not read histories. */
  diagnosis: z.string().nullable(),
  treatment: z.string().nullable(),
  invoice,
})
export const claimPaperQuery = z.strictObject({ locale })
export type Claim = z.infer<typeof claim>

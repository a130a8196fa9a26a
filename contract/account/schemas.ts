import { z } from 'zod'
import { doctorKind, speciality } from '../doctors/schemas.ts'
import { kindOfSpeciality } from '../doctors/specialities.ts'
import { licenceStates } from '../doctors/values.ts'
import { mapRegion } from '../kernel/map-region.ts'
import { staffRights } from '../kernel/roles.ts'
import { email, id, instant, locale, password, personName, phone, timeZone, units } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { postalAddress } from '../kernel/postal-address.ts'
import { accountKinds, codeDigits } from './kinds.ts'

const token = z.strictObject({ token: z.string() })
const text = (longest: number) => lineInput.min(1).max(longest)

/** The stored login record (specification, section 3), and nothing beside it. */
export const loginRecord = z.strictObject({
  userType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  accessToken: token,
  refreshToken: token,
})
export type LoginRecord = z.infer<typeof loginRecord>

/** What a password field may carry at sign-in; its rules hold only where a password is chosen. */
const givenPassword = z.string().min(1).max(128)

export const credentials = z.strictObject({ email, password: givenPassword, kind: z.enum(accountKinds) })

export const oneTimeCode = z.string().regex(new RegExp(`^\\d{${codeDigits}}$`))

/** The token's text, or the login record's object around it. */
export const renewal = z.strictObject({
  refreshToken: z.union([z.string().max(200), z.strictObject({ token: z.string().max(200) })]),
})
export const renewed = loginRecord.pick({ accessToken: true, refreshToken: true })

const registrant = {
  name: personName,
  email,
  password,
  locale: locale.default('en-US'),
  timeZone: timeZone.default('UTC'),
}

export const patientRegistration = z.strictObject(registrant)

export const doctorRegistration = z
  .strictObject({ ...registrant, doctorKind, speciality, licenceNumber: text(40) })
  .refine((doctor) => kindOfSpeciality(doctor.speciality) === doctor.doctorKind, {
    path: ['speciality'],
    error: 'not a speciality of this kind of doctor',
    params: { code: 'speciality_of_other_kind' },
  })

export const pharmacyRegistration = z.strictObject({
  ...registrant,
  legalName: text(160),
  licenceNumber: text(40),
  address: postalAddress,
})

export const companyRegistration = z.strictObject({
  ...registrant,
  legalName: text(160),
  taxNumber: text(40),
  contactName: personName,
  billingAddress: postalAddress,
})

/** The same for a known and an unknown address. Seconds. */
export const codeSent = z.strictObject({ expiresIn: z.int(), resendIn: z.int() })
/** Which registration a code belongs to. A fresh one is answered even where the address has an account. */
export const registrationBegun = codeSent.extend({ registrationId: id })
export const registrationConfirmation = z.strictObject({ registrationId: id, code: oneTimeCode })

export const mobile = z.strictObject({ phone })
export const mobileCode = z.strictObject({ phone, code: oneTimeCode })

export const forgotten = z.strictObject({ email })
export const passwordReset = z.strictObject({ email, code: oneTimeCode, password })
export const passwordChange = z.strictObject({ currentPassword: givenPassword, newPassword: password })

export const socialToken = z.strictObject({ idToken: z.string().min(1).max(8192) })

export const configuration = z.strictObject({
  /** Firebase's web configuration; `null` where social sign-in is off. */
  social: z.strictObject({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() }).nullable(),
  stripePublishableKey: z.string().nullable(),
  mapsKey: z.string().nullable(),
  /** The region whose streets can be drawn; `null` where the operator gave none. */
  mapRegion: mapRegion.nullable(),
})

export const session = z.strictObject({
  id,
  /** The one that asks. */
  current: z.boolean(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
})

export const me = z.strictObject({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Address of the person's picture, a colour of the avatar palette, or `null`. */
  avatar: z.string().nullable(),
  userType: loginRecord.shape.userType,
  locale,
  timeZone: z.string(),
  /** `null`: by the language. */
  units: units.nullable(),
  /** The doctor the account is, or works for. */
  doctorId: id.nullable(),
  rights: z.array(z.enum(staffRights)),
  /** Whether a social sign-in account has a password to change. */
  hasPassword: z.boolean(),
  /** Of a doctor's or pharmacy's licence; staff see their doctor's; `null` for all others. */
  verification: z.enum(licenceStates).nullable(),
})
export type Me = z.infer<typeof me>

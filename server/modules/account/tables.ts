import type { OpenSpan } from '#contract/pharmacy/hours.ts'
import type { LicenceState } from '#contract/doctors/values.ts'
import type { StaffRight, UserType } from '#contract/kernel/roles.ts'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { DefaultedJson, Generated, Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'
import type { StoredPhones } from '#server/kernel/stored-phones.ts'
import type { RegistrationProfile } from './registration-profile.ts'

export type UserStatus = 'pending' | 'active' | 'suspended'

interface UserTable {
  id: string
  user_type: UserType
  status: Generated<UserStatus>
  /** Unique whatever its case. */
  email: string | null
  /** E.164; only a number whose owner sent back a code. */
  phone: string | null
  password_hash: string | null
  name: string
  avatar: string | null
  /** The file behind `avatar`, where that is one. */
  picture_id: string | null
  locale: Generated<Locale>
  time_zone: Generated<string>
  /** `null`: by the locale. */
  units: UnitSystem | null
  created_at: Instant
  /** Since when nothing of anybody is left in the row. */
  erased_at: OptionalInstant
}

interface SocialIdentityTable {
  provider: string
  subject: string
  user_id: string
}

interface SessionTable {
  id: string
  user_id: string
  user_agent: string
  ip: string
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  ended_at: OptionalInstant
  end_reason: string | null
  /** The administrator who sees with this person's eyes in it; `null`: the person's own session. */
  impersonator_id: string | null
  /** The administrator's own session, with which this one ends. */
  impersonator_session_id: string | null
  /** Why the administrator sees with this person's eyes. */
  see_reason: string | null
}

interface RefreshTokenTable {
  hash: string
  session_id: string
  /** Hash of the token it was given out for; `null` for a session's first. */
  replaces: string | null
  created_at: Instant
  first_used_at: OptionalInstant
  retired_at: OptionalInstant
}

interface OneTimeCodeTable {
  id: string
  purpose: 'mobile_login' | 'confirm_mobile' | 'reset_password'
  /** Whom the code was sent to, and for `confirm_mobile` on whose behalf. */
  target: string
  code_hash: string
  attempts: Generated<number>
  created_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
}

interface RegistrationTable {
  id: string
  user_type: UserType
  email: string
  /** `null` where the address has an account already: its code was never sent. */
  profile: Json<RegistrationProfile> | null
  code_hash: string
  attempts: Generated<number>
  created_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
}

interface KnownDeviceTable {
  user_id: string
  /** Hash of the secret that the browser keeps in a cookie. */
  hash: string
  created_at: Instant
  last_used_at: Instant
}

interface StaffTable {
  user_id: string
  doctor_id: string
  rights: StaffRight[]
  /** Since when the doctor keeps them out; what the platform decides about the account is its `status`. */
  suspended_at: OptionalInstant
}

interface PharmacyTable {
  user_id: string
  legal_name: string
  licence_number: string
  licence_state: Generated<LicenceState>
  /** Why an administrator refused or revoked. */
  licence_reason: string | null
  /** The last day of the licence as it was checked, where it is known. */
  licence_expires_on: string | null
  address: Json<PostalAddress>
  latitude: number | null
  longitude: number | null
  /** Wall time of its zone. */
  opening_hours: DefaultedJson<OpenSpan[]>
  /** Days on which it is closed whatever the week says. */
  closed_days: DefaultedJson<string[]>
  phone: string | null
  about: Generated<string>
  delivers: Generated<boolean>
  delivery_radius_metres: Generated<number>
  delivery_fee: Generated<number>
  /** From this sum of goods on the way costs nothing; `null`: never. */
  delivery_free_from: number | null
  /** Beginnings of the postal codes that it brings to; empty: its radius alone says. */
  delivery_postcodes: Generated<string[]>
  currency: Generated<string>
}

interface CompanyTable {
  user_id: string
  legal_name: string
  tax_number: string
  contact_name: string
  /** Where the company is called; its sign-in number is the account's own, and confirmed. */
  phone: string | null
  billing_address: Json<PostalAddress>
}

/** Who was asked to correct a stored phone number. */
interface PhoneReviewTable {
  user_id: string
  place: StoredPhones['place']
  asked_at: Instant
}

interface PhoneReviewProgressTable {
  place: StoredPhones['place']
  reviewed_to: string | null
  finished_at: OptionalInstant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    users: UserTable
    social_identities: SocialIdentityTable
    sessions: SessionTable
    refresh_tokens: RefreshTokenTable
    one_time_codes: OneTimeCodeTable
    registrations: RegistrationTable
    known_devices: KnownDeviceTable
    staff: StaffTable
    pharmacies: PharmacyTable
    companies: CompanyTable
    phone_reviews: PhoneReviewTable
    phone_review_progress: PhoneReviewProgressTable
  }
}

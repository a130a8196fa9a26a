import type { z } from 'zod'
import type { companyRegistration, doctorRegistration, pharmacyRegistration } from '#contract/account/schemas.ts'
import type { StaffRight } from '#contract/kernel/roles.ts'
import type { Locale } from '#contract/kernel/values.ts'

interface Registrant {
  readonly name: string
  readonly passwordHash: string
  readonly locale: Locale
  readonly timeZone: string
}

type Doctor = Pick<z.infer<typeof doctorRegistration>, 'doctorKind' | 'speciality' | 'licenceNumber'>
type Pharmacy = Pick<z.infer<typeof pharmacyRegistration>, 'legalName' | 'licenceNumber' | 'address'>
type Company = Pick<z.infer<typeof companyRegistration>, 'legalName' | 'taxNumber' | 'contactName' | 'billingAddress'>

/** Whom an invited person works for; nobody registers as such. */
interface Staff {
  readonly doctorId: string
  readonly rights: readonly StaffRight[]
}

/** What each kind of account says of itself when it registers. */
export type RegistrationFacts =
  | { readonly kind: 'patient' }
  | ({ readonly kind: 'doctor' } & Doctor)
  | ({ readonly kind: 'pharmacy' } & Pharmacy)
  | ({ readonly kind: 'company' } & Company)
  | ({ readonly kind: 'staff' } & Staff)

/** Kept until the code from the mail comes back; only then an account exists. */
export type RegistrationProfile = Registrant & { readonly facts: RegistrationFacts }

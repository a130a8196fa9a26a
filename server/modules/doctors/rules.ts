import type { SpecialityId } from '#contract/doctors/specialities.ts'
import type { LicenceState } from '#contract/doctors/values.ts'

interface Licensed {
  readonly speciality: SpecialityId
  readonly state: LicenceState
}

/**
 * How a licence stands after its holder gave a speciality. It was verified, or refused, for the speciality that it was shown for, so another
 * one is to be looked at again; what an administrator revoked stays revoked until an administrator takes that back.
 */
export function licenceAfter({ speciality, state }: Licensed, given: SpecialityId): LicenceState {
  return speciality === given || state === 'revoked' ? state : 'unverified'
}

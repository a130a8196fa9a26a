import type { Licensed } from '#contract/licences/values.ts'
import { paths } from '#contract/paths.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

export type LicenceDecision = { readonly state: 'verified' } | { readonly state: 'refused' | 'revoked'; readonly reason: string }

const kinds = { verified: 'licenceVerified', refused: 'licenceRefused', revoked: 'licenceRevoked' } as const

/** Tells the doctor or the pharmacy by a notice and by mail, in their language. */
export function notifyLicenceDecision(
  { settings }: Platform,
  work: Work,
  { id, of }: { id: string; of: Licensed },
  decision: LicenceDecision,
): Promise<void> {
  return work.inform([id], {
    kind: kinds[decision.state],
    data: decision.state === 'verified' ? {} : { reason: decision.reason },
    mailData: { address: settings.publicUrl + (of === 'doctor' ? paths.doctorLogin : paths.pharmaLogin).link() },
    link: (of === 'doctor' ? paths.doctorProfile : paths.pharmaProfile).link(),
    ...(of === 'pharmacy' && { template: `${kinds[decision.state]}Pharmacy` }),
  })
}

import { paths } from '#contract/paths.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

export type LicenceDecision = { readonly state: 'verified' } | { readonly state: 'refused' | 'revoked'; readonly reason: string }

const kinds = { verified: 'licenceVerified', refused: 'licenceRefused', revoked: 'licenceRevoked' } as const

/** Tells the doctor by a notice and by mail, in their language. */
export function notifyLicenceDecision(
  { settings }: Platform,
  work: Work,
  doctorId: string,
  decision: LicenceDecision,
): Promise<void> {
  return work.inform([doctorId], {
    kind: kinds[decision.state],
    data: decision.state === 'verified' ? {} : { reason: decision.reason },
    mailData: { address: settings.publicUrl + paths.doctorLogin.link() },
    link: paths.doctorProfile.link(),
  })
}

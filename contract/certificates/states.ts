/** The life of a certificate. It never changes once it is issued: a correction is a new one, which takes its place. */
export const certificateStates = ['issued', 'superseded', 'cancelled'] as const
export type CertificateState = (typeof certificateStates)[number]

export const certificateTransitions = {
  cancel: { from: ['issued'], to: 'cancelled' },
  supersede: { from: ['issued'], to: 'superseded' },
} as const satisfies Record<string, { readonly from: readonly CertificateState[]; readonly to: CertificateState }>

export type CertificateVerb = keyof typeof certificateTransitions
export const certificateVerbs = Object.keys(certificateTransitions) as CertificateVerb[]

/** The state after the verb; `null` where it cannot be done. */
export function afterVerb(state: CertificateState, verb: CertificateVerb): CertificateState | null {
  const { from, to } = certificateTransitions[verb]
  return from.some((one) => one === state) ? to : null
}

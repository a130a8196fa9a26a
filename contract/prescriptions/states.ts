/** The life of a prescription. What it says never changes once it is issued: a correction is a new one, which takes its place. */
export const prescriptionStates = ['draft', 'issued', 'dispensed', 'superseded', 'cancelled', 'expired'] as const
export type PrescriptionState = (typeof prescriptionStates)[number]

export const prescriptionTransitions = {
  issue: { from: ['draft'], to: 'issued' },
  /** Everything on it was given, as often as it may be. */
  dispense: { from: ['issued'], to: 'dispensed' },
  supersede: { from: ['issued'], to: 'superseded' },
  cancel: { from: ['issued'], to: 'cancelled' },
  expire: { from: ['issued'], to: 'expired' },
} as const satisfies Record<string, { readonly from: readonly PrescriptionState[]; readonly to: PrescriptionState }>

export type PrescriptionVerb = keyof typeof prescriptionTransitions
export const prescriptionVerbs = Object.keys(prescriptionTransitions) as PrescriptionVerb[]

/** The state after the verb; `null` where it cannot be done. */
export function afterVerb(state: PrescriptionState, verb: PrescriptionVerb): PrescriptionState | null {
  const { from, to } = prescriptionTransitions[verb]
  return from.some((one) => one === state) ? to : null
}

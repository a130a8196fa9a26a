import type { AppointmentDetails } from '#contract/booking/schemas.ts'

/**
 * The visit's id where there is a claim sheet of it: a pet's, over, and it cost something. The server asks the same. A sheet has the invoice, so
 * it is not there for an owner whose carer paid, nor for carers. */
export function claimableVisit({ id, subject, state, fee, care, payer }: AppointmentDetails): string | undefined {
  if (care !== null || payer !== null) return undefined
  return subject.kind === 'pet' && state === 'completed' && fee.amount > 0 ? id : undefined
}

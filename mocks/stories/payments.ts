import { paymentCalls } from '#contract/payments/calls.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { Read } from './screen.ts'

/** The sandbox takes it at once. */
export const testCard = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' }

/** Pays an order by the test card, as the story's person or as whoever bought it. */
export async function payInSandbox(read: Read, orderId: string, as?: Role): Promise<void> {
  const { id } = (await read(paymentCalls.payOrder, { params: { id: orderId }, as })) as { id: string }
  await read(paymentCalls.confirmSandbox, { params: { id }, body: testCard, as })
}

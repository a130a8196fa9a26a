import { paymentCalls } from '#contract/payments/calls.ts'
import { planCalls } from '#contract/plans/calls.ts'
import type { Plan } from '#contract/plans/schemas.ts'
import { payInSandbox, testCard } from './payments.ts'
import type { Read } from './screen.ts'

/** The patient chooses the cheapest plan that costs something. It waits to be paid; answers its first order. */
export async function choosePlan(read: Read): Promise<string> {
  const plans = (await read(planCalls.listPlans)) as Plan[]
  const { orderId } = (await read(planCalls.subscribe, {
    body: { versionId: plans.find(({ price }) => price.amount > 0)!.id },
  })) as { orderId: string }
  return orderId
}

/** The same, paid: the plan runs. */
export const takePlan = async (read: Read) => payInSandbox(read, await choosePlan(read))

/** A card that the patient keeps with the platform. */
export async function saveCard(read: Read): Promise<void> {
  const { id } = (await read(paymentCalls.beginCard)) as { id: string }
  await read(paymentCalls.confirmSandboxCard, { params: { id }, body: testCard })
}

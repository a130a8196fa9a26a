import { paymentsContract } from '#contract/payments/contract.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

/** A card that is saved, and charged from now on; answers its id. */
export async function saveCard(server: TestServer, as: Person, number = '4242424242424242'): Promise<string> {
  const { id } = await server.call(paymentsContract.beginCard, {}, { as })
  const body = { number, expiryMonth: 12, expiryYear: 2035, cvc: '123' }
  const setup = await server.call(paymentsContract.confirmSandboxCard, { params: { id }, body }, { as })
  if (setup.state === 'requires_action')
    await server.call(paymentsContract.answerCardChallenge, { params: { id }, body: { accept: true } }, { as })
  const [first] = await server.call(paymentsContract.listCards, {}, { as })
  return first!.id
}

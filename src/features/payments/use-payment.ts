import { useState } from 'react'
import type { Payment, SandboxCard } from '#contract/payments/schemas.ts'
import { isApiError, type ApiError } from '#shared/api/api-error.ts'
import { useAnswerChallengeMutation, useConfirmSandboxMutation, usePayOrderMutation, useRefreshPaymentMutation } from './api.ts'

/**
 * The steps of paying one order, one at a time. Each asks the server for the order's open payment first, which is the same one until
 * it took the money, so that no way of pressing twice pays twice.
 */
export function usePayment(orderId: string) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ApiError>()
  const [payOrder] = usePayOrderMutation()
  const [confirm] = useConfirmSandboxMutation()
  const [answer] = useAnswerChallengeMutation()
  const [refresh] = useRefreshPaymentMutation()

  const step = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    setFault(undefined)
    try {
      return await work()
    } catch (error) {
      if (!isApiError(error)) throw error
      setFault(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const begin = (): Promise<Payment> => payOrder({ params: { id: orderId } }).unwrap()

  return {
    busy,
    /** Why the last step did not go through at all; a refused card is told by the payment itself. */
    fault,
    /** Settles an order of amount 0. */
    settle: () => step(begin),
    payByTestCard: (card: SandboxCard) =>
      step(async () => {
        const payment = await begin()
        return payment.provider === 'sandbox' ? confirm({ params: { id: payment.id }, body: card }).unwrap() : payment
      }),
    answerChallenge: (paymentId: string, accept: boolean) =>
      step(() => answer({ params: { id: paymentId }, body: { accept } }).unwrap()),
    /** Opens the payment, has the provider's own form take it, then asks how it stands. */
    payWith: (take: (clientSecret: string) => Promise<unknown>) =>
      step(async () => {
        const payment = await begin()
        if (payment.clientSecret !== null) await take(payment.clientSecret)
        return refresh({ params: { id: payment.id } }).unwrap()
      }),
  }
}

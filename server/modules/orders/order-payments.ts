import type { z } from 'zod'
import type { paymentSummary } from '#contract/payments/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OrderRow } from './lock-order.ts'

/** What orders need of payments. The payments capability brings it with its module, so that it may know orders and not the other way round. */
export interface OrderPayments {
  /** Writes a refund of what was paid for the order; the provider is asked after commit, and again by a job until it is done. */
  startRefund(
    platform: Platform,
    work: Work,
    refund: {
      readonly orderId: string
      readonly amount: number
      readonly reason: string
      readonly order: OrderRow
      /** What had been given back of the order before. */
      readonly before: number
    },
  ): Promise<void>
  /** Writes a refund of what was paid for the order, at the platform's own expense. */
  startGoodwill(
    platform: Platform,
    work: Work,
    refund: { readonly orderId: string; readonly amount: number; readonly reason: string; readonly order: OrderRow },
  ): Promise<void>
  /** No money is wanted for the order any more: its open payment is closed with the provider after commit. */
  close(platform: Platform, work: Work, orderId: string): Promise<void>
  /** The payment that counts: the one that succeeded, else the latest. */
  summaryOf(db: Reader, orderId: string): Promise<z.infer<typeof paymentSummary> | null>
  /**
   * Ends the order's open payment with the provider before its amount changes, outside any transaction. Afterwards either no
   * payment is open, or the money had been taken already and the order is paid.
   */
  endOpenPayment(platform: Platform, orderId: string): Promise<void>
  /** Whether a payment is open on the order; its row is locked by the caller. */
  hasOpenPayment(work: Work, orderId: string): Promise<boolean>
}

declare module '#server/kernel/module.ts' {
  interface Module {
    /** What orders need of payments; one module, payments, has it. */
    readonly orderPayments?: OrderPayments
  }
}

/** @throws Error when payments were not assembled: a fault of assembly. */
export function orderPayments({ modules }: Platform): OrderPayments {
  const found = modules.find((module) => module.orderPayments)?.orderPayments
  if (!found) throw new Error('no payments capability was assembled')
  return found
}

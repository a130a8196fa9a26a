import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OrderRow } from './lock-order.ts'

type OfOrder = Pick<OrderRow, 'id' | 'kind' | 'seller_id' | 'currency'>

/** What happened to money, with what it is known by. Amounts are minor units, above 0. */
export type MoneyMove =
  /** An order took its share of a payment; or nobody wanted it, and it is on its way back. */
  | {
      readonly kind: 'captured' | 'captured_to_return'
      readonly order: OfOrder
      readonly paymentId: string
      readonly amount: number
    }
  /** The seller gives money back. `before`: what of `total`, the order's, had been given back before. */
  | {
      readonly kind: 'refund_owed'
      readonly order: OfOrder
      readonly refundId: string
      readonly amount: number
      readonly before: number
      readonly total: number
    }
  /** The platform gives money back at its own expense. */
  | { readonly kind: 'goodwill_given'; readonly order: OfOrder; readonly refundId: string; readonly amount: number }
  /** The seller gives back what the buyer has had as goodwill: it comes to the platform. */
  | {
      readonly kind: 'goodwill_reclaimed'
      readonly order: OfOrder
      readonly reclaimId: string
      readonly amount: number
      readonly before: number
      readonly total: number
    }
  /** The provider has given it back; or could not, after all. */
  | {
      readonly kind: 'refund_sent' | 'refund_bounced'
      readonly orderId: string
      readonly refundId: string
      readonly amount: number
      readonly currency: string
    }
  | {
      readonly kind: 'coupon_taken' | 'coupon_returned'
      readonly order: OfOrder
      readonly useId: string
      readonly companyId: string
      readonly amount: number
    }
  /** The platform pays for the buyer's plan; or no longer has to. `before`: what of `total`, all that was covered, had come back before. */
  | { readonly kind: 'benefit_taken'; readonly order: OfOrder; readonly amount: number }
  | {
      readonly kind: 'benefit_returned'
      readonly order: OfOrder
      readonly returnId: string
      readonly amount: number
      readonly before: number
      readonly total: number
    }
  /** A payer asked their bank to take the money back. */
  | {
      readonly kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost'
      readonly disputeId: string
      readonly amount: number
      readonly currency: string
    }

/** What orders and payments need of the ledger, which brings it with its module: so it may know both, and neither knows it. */
export interface MoneyBooks {
  /** Writes it down within the unit of work in which it happens. */
  write(platform: Platform, work: Work, move: MoneyMove): Promise<void>
}

declare module '#server/kernel/module.ts' {
  interface Module {
    /** Where money is written down; one module, ledger, has it. */
    readonly moneyBooks?: MoneyBooks
  }
}

/** @throws Error when no ledger was assembled: a fault of assembly. */
export function moneyBooks({ modules }: Platform): MoneyBooks {
  const found = modules.find((module) => module.moneyBooks)?.moneyBooks
  if (!found) throw new Error('no ledger was assembled')
  return found
}

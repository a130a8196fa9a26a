import type { LedgerAccount } from '#contract/ledger/values.ts'
import { percent } from '#contract/orders/money.ts'
import type { OrderKind } from '#contract/orders/states.ts'

/** What the platform keeps of what is sold over it, in hundredths of a percent. Its own plans it keeps whole. */
export const feeRates: Readonly<Record<OrderKind, number>> = { appointment: 1000, shop: 800, medicine: 500, subscription: 10_000 }

export interface Entry {
  readonly account: LedgerAccount
  readonly partyId: string | null
  /** Minor units; a debit is above 0. */
  readonly amount: number
}

interface Sale {
  readonly kind: OrderKind
  readonly sellerId: string
}

const entry = (account: LedgerAccount, amount: number, partyId: string | null = null): Entry => ({ account, partyId, amount })
const moved = (entries: readonly Entry[]) => entries.filter(({ amount }) => amount !== 0)
const reversed = (entries: readonly Entry[]) => entries.map((each) => ({ ...each, amount: -each.amount }))

/** A seller has earned so much, less the fee; who owes it is the caller's to say. */
function earned({ kind, sellerId }: Sale, amount: number): Entry[] {
  const fee = percent(amount, feeRates[kind])
  return [entry('sellers', fee - amount, sellerId), entry('fees', -fee)]
}

export const captured = (sale: Sale, amount: number) => moved([entry('provider', amount), ...earned(sale, amount)])

export const capturedToReturn = (amount: number) => moved([entry('provider', amount), entry('refunds_due', -amount)])

/** `amount` goes back of `total`, of which `before` went back before. */
interface Part {
  readonly amount: number
  readonly before: number
  readonly total: number
}

function feeBack({ kind }: Sale, { amount, before, total }: Part): number {
  const left = total - before
  return percent(left, feeRates[kind]) - percent(left - amount, feeRates[kind])
}

/**
 * Gives `amount` back of an order of which `before` was given back before. The fee is always that of what is left, so that of an order that
 * went back whole, in however many parts, nothing is kept.
 */
export function refundOwed(sale: Sale, { amount, before, total }: Part): Entry[] {
  const fee = feeBack(sale, { amount, before, total })
  return moved([entry('sellers', amount - fee, sale.sellerId), entry('fees', fee), entry('refunds_due', -amount)])
}

export const refundSent = (amount: number) => moved([entry('refunds_due', amount), entry('provider', -amount)])
export const refundBounced = (amount: number) => reversed(refundSent(amount))

export const couponTaken = (sale: Sale, companyId: string, amount: number) =>
  moved([entry('companies_unbilled', amount, companyId), ...earned(sale, amount)])
export const couponReturned = (sale: Sale, companyId: string, amount: number) => reversed(couponTaken(sale, companyId, amount))

/** What of a sale the buyer's plan includes, owed by the platform itself. */
export const benefitTaken = (sale: Sale, amount: number) => moved([entry('plan_benefits', amount), ...earned(sale, amount)])

/** `amount` of it is not owed after all; the fee as of a refund. */
export function benefitReturned(sale: Sale, { amount, before, total }: Part): Entry[] {
  const fee = feeBack(sale, { amount, before, total })
  return moved([entry('plan_benefits', -amount), entry('sellers', amount - fee, sale.sellerId), entry('fees', fee)])
}

/** The platform gives something back of a sale that stands, at its own expense. */
export const goodwillGiven = (amount: number) => moved([entry('goodwill', amount), entry('refunds_due', -amount)])

/** The seller gives back what the buyer has as goodwill already: it comes to the platform. The fee as of a refund. */
export function goodwillReclaimed(sale: Sale, { amount, before, total }: Part): Entry[] {
  const fee = feeBack(sale, { amount, before, total })
  return moved([entry('sellers', amount - fee, sale.sellerId), entry('fees', fee), entry('goodwill', -amount)])
}

/** What a statement bills, or credits where it is below 0. */
export const statementIssued = (companyId: string, net: number) =>
  moved([entry('companies_billed', net, companyId), entry('companies_unbilled', -net, companyId)])

export const disputeOpened = (amount: number) => moved([entry('disputes', amount), entry('provider', -amount)])
export const disputeWon = (amount: number) => reversed(disputeOpened(amount))
export const disputeLost = (amount: number) => moved([entry('losses', amount), entry('disputes', -amount)])

import { fillsLeft } from '../prescriptions/fills.ts'
import type { ControlledRule } from './controlled.ts'
import type { Delivery } from '../orders/goods-order.ts'
import { duplicateDays, type OfferKind } from './values.ts'

const dayLength = 86_400_000

export interface OfferedLine {
  readonly kind: OfferKind
  readonly quantity: number
  /** Minor units of one pack. */
  readonly unitPrice: number
}

/** What of an offer is sold, in minor units; what is not to be had costs nothing. */
export const offeredAmount = ({ kind, quantity, unitPrice }: OfferedLine): number =>
  kind === 'unavailable' ? 0 : quantity * unitPrice

/** What a quote comes to, in minor units: its lines, and the way to the door where somebody goes there. */
export function quoteTotal(lines: readonly OfferedLine[], delivery: Delivery, deliveryFee: number): number {
  const goods = lines.reduce((total, line) => total + offeredAmount(line), 0)
  return goods + (delivery === 'courier' ? deliveryFee : 0)
}

/** Something can be sold. */
export const offersAnything = (lines: readonly Pick<OfferedLine, 'kind'>[]): boolean =>
  lines.some(({ kind }) => kind !== 'unavailable')

/**
 * How often a line can still be sold: so often it may be filled, less what was filled and what others have paid for and wait for.
 * @param promised paid elsewhere, and not made ready yet
 */
export const sellableFills = (refills: number, completed: number, promised: number): number =>
  Math.max(0, fillsLeft(refills, completed) - promised)

/** The latest of these instants that lies less than a week before `now`; `null` where none does. ISO, UTC. */
export function recentFill(filledAt: readonly string[], now: string): string | null {
  const recent = filledAt.filter((at) => {
    const age = Date.parse(now) - Date.parse(at)
    return age >= 0 && age < duplicateDays * dayLength
  })
  return recent.toSorted().at(-1) ?? null
}

export const controlledFaults = ['paper_needed', 'pickup_only', 'too_old', 'no_more_refills'] as const
export type ControlledFault = (typeof controlledFaults)[number]

export interface ControlledLine {
  readonly issuedAt: string
  readonly now: string
  /** Fills that are complete. */
  readonly completed: number
  /** Of one more a part was dispensed. */
  readonly isBegun: boolean
  readonly delivery: Delivery
  /** The pharmacist has the paper itself in hand. */
  readonly hasPaper: boolean
}

/** What a country's rule has against giving a controlled medicine like this, in the order in which it is told. */
export function controlledFaultsOf(rule: ControlledRule, line: ControlledLine): ControlledFault[] {
  const faults: ControlledFault[] = []
  if (!rule.withoutPaper && !line.hasPaper) faults.push('paper_needed')
  if (!rule.mayBeDelivered && line.delivery === 'courier') faults.push('pickup_only')
  const age = Date.parse(line.now) - Date.parse(line.issuedAt)
  if (line.completed === 0 && !line.isBegun && age > rule.daysToFirstFill * dayLength) faults.push('too_old')
  if (line.completed > rule.refills) faults.push('no_more_refills')
  return faults
}

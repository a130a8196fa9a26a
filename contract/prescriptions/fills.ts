import type { Prescribed } from './schemas.ts'

/**
 * How a line is filled: once, and then as often as it has refills, each fill of its whole quantity. A fill may be dispensed in parts; what
 * remains stays due on it, and no other fill begins before. Amounts are in the unit of the dose, with three decimals at most.
 */
export interface FillStatus {
  /** Fills that were dispensed whole. */
  readonly completed: number
  /** Still due on a fill that was begun; 0 where none is. */
  readonly remaining: number
}

export const unfilled: FillStatus = { completed: 0, remaining: 0 }

type FilledLine = Pick<Prescribed, 'quantity' | 'refills'>

/** How often a line may still be filled: a fill that was begun is one of them until all of it was dispensed. */
export const fillsLeft = (refills: number, completed: number): number => Math.max(0, refills + 1 - completed)

/** How often it may be filled beside the fill that was begun. */
export const refillsLeft = ({ left, remaining }: { readonly left: number; readonly remaining: number }): number =>
  left - (remaining > 0 ? 1 : 0)

/** What may be dispensed now: the rest of the fill that was begun, or all of the next; 0 when every fill is complete. */
export function dueAmount({ quantity, refills }: FilledLine, { completed, remaining }: FillStatus): number {
  if (fillsLeft(refills, completed) === 0) return 0
  return remaining > 0 ? remaining : quantity
}

/** After an amount was dispensed; `null` where it is nothing, or more than is due. */
export function dispense(line: FilledLine, status: FillStatus, amount: number): FillStatus | null {
  const due = dueAmount(line, status)
  if (!(amount > 0) || amount > due) return null
  const remaining = roundAmount(due - amount)
  return { completed: status.completed + (remaining === 0 ? 1 : 0), remaining }
}

/** The part of an amount that so many of all packs are, never all of it unless all packs are given. */
export function shareOfPacks(amount: number, packs: number, all: number): number {
  if (packs >= all) return amount
  return roundAmount((amount * packs) / all)
}

/** Binary fractions add crumbs that nobody dispensed. */
const roundAmount = (amount: number): number => Number(amount.toFixed(3))

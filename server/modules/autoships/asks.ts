import type { AutoshipAsk } from '#contract/autoships/values.ts'

/** What a delivery asks of its owner: what was agreed on, and what is true now. */
export interface Asked {
  readonly kind: AutoshipAsk
  readonly from: number | null
  readonly to: number | null
}

/** Carries out of a part of the work, which is undone, what a delivery asks. */
export class Asks extends Error {
  constructor(readonly asked: Asked) {
    super('asks')
  }
}

export interface HowToDeliver {
  /** Of this time only, where it differs. */
  readonly quantity?: number
  /** Minor units that it may cost from now on. */
  readonly ceiling?: number
}

/** An order that was made: `waits` for its buyer to pay it. */
export interface MadeOrder {
  readonly orderId: string
  readonly number: string
  readonly waits: boolean
}

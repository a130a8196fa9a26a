import type { Machine } from '../kernel/machine.ts'

/** What a coupon gives. `buy_x_get_y`: of each `buy + free` pieces the cheapest `free` cost nothing. */
export const couponKinds = ['percent', 'amount', 'free_delivery', 'buy_x_get_y'] as const
export type CouponKind = (typeof couponKinds)[number]

/** What it may be put on. */
export const couponPurposes = ['appointments', 'shop', 'medicines', 'plans'] as const
export type CouponPurpose = (typeof couponPurposes)[number]

/** Where something is delivered or bought by the piece. */
export const purposesOfGoods: readonly CouponPurpose[] = ['shop', 'medicines']

export const couponStates = ['draft', 'active', 'paused', 'ended'] as const
export type CouponState = (typeof couponStates)[number]

export const couponSteps = ['activate', 'pause', 'resume', 'end'] as const
export type CouponStep = (typeof couponSteps)[number]

/** A coupon's life: a draft is its company's alone, and what has ended does not begin again. */
export const couponLife: Machine<CouponState, CouponStep> = {
  states: couponStates,
  steps: {
    activate: { from: ['draft'], to: 'active' },
    pause: { from: ['active'], to: 'paused' },
    resume: { from: ['paused'], to: 'active' },
    end: { from: ['draft', 'active', 'paused'], to: 'ended' },
  },
}

/** How a coupon stands today: its state, and whether its days or its uses are over. */
export const couponStandings = ['draft', 'scheduled', 'running', 'paused', 'used_up', 'ended'] as const
export type CouponStanding = (typeof couponStandings)[number]

/** A use: `reserved` until its order is paid, then `taken`; `returned` when the order was called off or given back whole. */
export const couponUseStates = ['reserved', 'taken', 'returned'] as const
export type CouponUseState = (typeof couponUseStates)[number]

/** What a company's figures look back over. */
export const companyPeriods = ['month', 'quarter', 'year'] as const
export type CompanyPeriod = (typeof companyPeriods)[number]

/** So many codes at once, and no more for one coupon than `mostCodes`. */
export const mostCodesAtOnce = 10_000
export const mostCodes = 100_000

import type { CouponRefusal } from '#contract/coupons/refusals.ts'
import type { CouponKind, CouponPurpose, CouponStanding, CouponState } from '#contract/coupons/values.ts'
import { allocate, percent, sum } from '#contract/orders/money.ts'
import type { OrderKind } from '#contract/orders/states.ts'

export const purposeOfKind: Readonly<Record<OrderKind, CouponPurpose>> = {
  appointment: 'appointments',
  shop: 'shop',
  medicine: 'medicines',
  subscription: 'plans',
}

/** What the rules need to know of a coupon. Amounts are minor units of its currency, instants ISO in UTC. */
export interface CouponTerms {
  readonly kind: CouponKind
  readonly value: number
  readonly buy: number | null
  readonly free: number | null
  readonly currency: string
  readonly appliesTo: readonly CouponPurpose[]
  readonly startsAt: string
  readonly endsAt: string
  readonly minimumSpend: number
  readonly greatestDiscount: number | null
  readonly totalUses: number | null
  readonly usesPerPerson: number | null
  readonly state: CouponState
}

/** A line that is paid for; `kind` as orders call it. */
export interface LineForCoupon {
  readonly kind: string
  readonly quantity: number
  /** Minor units. */
  readonly unitAmount: number
}

/** What it is put on, and how often the coupon is used already: reserved or taken, the use in question left out. */
export interface CouponSituation {
  readonly orderKind: OrderKind
  readonly lines: readonly LineForCoupon[]
  readonly currency: string
  readonly now: Date
  readonly uses: number
  readonly usesByPerson: number
}

const isDelivery = ({ kind }: LineForCoupon) => kind === 'delivery'
const costOf = ({ quantity, unitAmount }: LineForCoupon) => quantity * unitAmount

/** What is bought, without its delivery. */
export function goodsOf(lines: readonly LineForCoupon[]): number {
  return sum(lines.filter((line) => !isDelivery(line)).map(costOf))
}

/**
 * What the coupon takes off each line: never more than the line costs, half cents to the buyer. Percent and amount are divided among what
 * is bought by its price, to the cent; delivery is made cheaper by its own kind alone.
 */
export function discountsOf(coupon: CouponTerms, lines: readonly LineForCoupon[]): number[] {
  const wanted = wantedOf(coupon, lines)
  const most = Math.min(sum(wanted), coupon.greatestDiscount ?? Infinity)
  return sum(wanted) === most ? wanted : allocate(most, wanted)
}

function wantedOf(coupon: CouponTerms, lines: readonly LineForCoupon[]): number[] {
  if (coupon.kind === 'free_delivery')
    return lines.map((line) => (isDelivery(line) ? percent(costOf(line), coupon.value * 100) : 0))
  if (coupon.kind === 'buy_x_get_y') {
    const cheaper = freePieces(lines, coupon.buy ?? 1, coupon.free ?? 1)
    return lines.map((line, place) => percent(cheaper[place]! * line.unitAmount, coupon.value * 100))
  }
  const costs = lines.map((line) => (isDelivery(line) ? 0 : costOf(line)))
  const all = sum(costs)
  if (all === 0) return costs
  const off = coupon.kind === 'percent' ? percent(all, coupon.value * 100) : Math.min(coupon.value, all)
  return allocate(Math.min(off, coupon.greatestDiscount ?? off), costs)
}

/** How many pieces of each line cost nothing: from the dearest down, of each `buy + free` the last `free`. */
function freePieces(lines: readonly LineForCoupon[], buy: number, free: number): number[] {
  const counts = lines.map(() => 0)
  const byPrice = lines
    .map((line, place) => ({ ...line, place }))
    .filter((line) => !isDelivery(line))
    .toSorted((a, b) => b.unitAmount - a.unitAmount || a.place - b.place)
  const round = buy + free
  let seen = 0
  for (const { quantity, place } of byPrice) {
    counts[place] = freeBefore(seen + quantity, buy, round) - freeBefore(seen, buy, round)
    seen += quantity
  }
  return counts
}

/** Of the first so many pieces, those that cost nothing. */
function freeBefore(pieces: number, buy: number, round: number): number {
  return Math.floor(pieces / round) * (round - buy) + Math.max(0, (pieces % round) - buy)
}

/** Why the coupon cannot be used; `null` when it can. A draft is as unknown as a code that nobody issued. */
export function couponRefusalOf(coupon: CouponTerms, at: CouponSituation): CouponRefusal | null {
  const refusal = standingRefusalOf(coupon, at)
  if (refusal) return refusal
  if (!coupon.appliesTo.includes(purposeOfKind[at.orderKind])) return 'coupon_not_for_this'
  if (coupon.currency !== at.currency) return 'coupon_other_currency'
  if (goodsOf(at.lines) < coupon.minimumSpend) return 'coupon_minimum_not_met'
  const limit = limitRefusalOf(coupon, at)
  if (limit) return limit
  return sum(discountsOf(coupon, at.lines)) === 0 ? 'coupon_no_discount' : null
}

/** Whether it can be used at all now, whatever it is put on. */
export function standingRefusalOf(coupon: CouponTerms, { now }: Pick<CouponSituation, 'now'>): CouponRefusal | null {
  if (coupon.state === 'draft') return 'coupon_unknown'
  if (coupon.state === 'paused') return 'coupon_not_active'
  if (coupon.state === 'ended' || now.getTime() >= Date.parse(coupon.endsAt)) return 'coupon_ended'
  return now.getTime() < Date.parse(coupon.startsAt) ? 'coupon_not_started' : null
}

export function limitRefusalOf(
  coupon: Pick<CouponTerms, 'usesPerPerson' | 'totalUses'>,
  at: Pick<CouponSituation, 'uses' | 'usesByPerson'>,
): CouponRefusal | null {
  if (coupon.usesPerPerson !== null && at.usesByPerson >= coupon.usesPerPerson) return 'coupon_used_by_you'
  return coupon.totalUses !== null && at.uses >= coupon.totalUses ? 'coupon_used_up' : null
}

/** How it stands for its company. */
export function standingOf(
  coupon: Pick<CouponTerms, 'state' | 'startsAt' | 'endsAt' | 'totalUses'>,
  at: { readonly now: Date; readonly uses: number },
): CouponStanding {
  if (coupon.state === 'draft') return 'draft'
  if (coupon.state === 'ended' || at.now.getTime() >= Date.parse(coupon.endsAt)) return 'ended'
  if (coupon.totalUses !== null && at.uses >= coupon.totalUses) return 'used_up'
  if (coupon.state === 'paused') return 'paused'
  return at.now.getTime() < Date.parse(coupon.startsAt) ? 'scheduled' : 'running'
}

import type { Coupon } from '#contract/coupons/schemas.ts'
import type { CouponKind, CouponPurpose } from '#contract/coupons/values.ts'
import { defaultCurrency } from '#contract/kernel/specified.ts'
import { addDays } from '#contract/kernel/days.ts'
import { readAmount, writtenAmount } from '#shared/lib/written-amount.ts'

/** A coupon as its form holds it: numbers as they are written. */
export interface CouponValues {
  code: string
  kind: CouponKind
  percent: string
  amount: string
  buy: string
  free: string
  appliesTo: CouponPurpose[]
  startsOn: string
  endsOn: string
  minimumSpend: string
  greatestDiscount: string
  totalUses: string
  usesPerPerson: string
  combinable: boolean
  uniqueCodes: boolean
}

/** A new one: from today for a month. */
export function newCoupon(today: string): CouponValues {
  return {
    code: '',
    kind: 'percent',
    percent: '10',
    amount: '',
    buy: '2',
    free: '1',
    appliesTo: ['appointments'],
    startsOn: today,
    endsOn: addDays(today, 30),
    minimumSpend: '',
    greatestDiscount: '',
    totalUses: '',
    usesPerPerson: '1',
    combinable: false,
    uniqueCodes: false,
  }
}

const written = (value: number | null) => (value === null ? '' : String(value))
const money = (value: { amount: number; currency: string } | null) =>
  value && value.amount > 0 ? writtenAmount(value.amount, value.currency) : ''

export function valuesOfCoupon(coupon: Coupon): CouponValues {
  return {
    code: coupon.code,
    kind: coupon.kind,
    percent: written(coupon.percent),
    amount: money(coupon.amount),
    buy: written(coupon.buy),
    free: written(coupon.free),
    appliesTo: coupon.appliesTo,
    startsOn: coupon.startsOn,
    endsOn: coupon.endsOn,
    minimumSpend: money(coupon.minimumSpend),
    greatestDiscount: money(coupon.greatestDiscount),
    totalUses: written(coupon.totalUses),
    usesPerPerson: written(coupon.usesPerPerson),
    combinable: coupon.combinable,
    uniqueCodes: coupon.uniqueCodes,
  }
}

const count = (text: string) => (text.trim() === '' ? null : Number(text))
const amount = (text: string) => readAmount(text, defaultCurrency)

/** As the contract takes it: what the kind does not need is left out. */
export function draftOfValues(values: CouponValues) {
  const { kind } = values
  return {
    ...values,
    percent: kind === 'percent' ? count(values.percent) : null,
    amount: kind === 'amount' ? amount(values.amount) : null,
    buy: kind === 'buy_x_get_y' ? count(values.buy) : null,
    free: kind === 'buy_x_get_y' ? count(values.free) : null,
    minimumSpend: amount(values.minimumSpend) ?? 0,
    greatestDiscount: kind === 'amount' ? null : amount(values.greatestDiscount),
    totalUses: count(values.totalUses),
    usesPerPerson: count(values.usesPerPerson),
  }
}

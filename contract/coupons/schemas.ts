import { z } from 'zod'
import {
  calendarDate,
  currency,
  dateInput,
  email,
  id,
  instant,
  money,
  pageOf,
  pageQuery,
  personName,
  phone,
  revisionInput,
} from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { orderKinds } from '../orders/states.ts'
import { postalAddress } from '../kernel/postal-address.ts'
import {
  companyPeriods,
  couponKinds,
  couponPurposes,
  couponStandings,
  couponStates,
  couponSteps,
  couponUseStates,
  mostCodesAtOnce,
  purposesOfGoods,
} from './values.ts'

const fault = (code: string) => ({ error: code, params: { code } })
const count = (most: number) => z.int().min(1).max(most).nullable()
/** Minor units of the platform's currency. */
const amount = z.int().min(1).max(100_000_000)

/** A coupon as its company writes it. Days are of the company's own zone, both included. */
export const couponDraft = z
  .strictObject({
    /** Letters, digits and hyphens; compared without regard to case. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/),
    kind: z.enum(couponKinds),
    /** Of `percent`: whole percent. */
    percent: z.int().min(1).max(100).nullable(),
    /** Of `amount`. */
    amount: amount.nullable(),
    /** Of `buy_x_get_y`. */
    buy: z.int().min(1).max(20).nullable(),
    free: z.int().min(1).max(20).nullable(),
    appliesTo: z.array(z.enum(couponPurposes)).min(1).max(couponPurposes.length),
    startsOn: dateInput,
    endsOn: dateInput,
    minimumSpend: z.int().min(0).max(100_000_000),
    greatestDiscount: amount.nullable(),
    totalUses: count(10_000_000),
    usesPerPerson: count(10_000),
    /** May stand beside another coupon in one checkout. */
    combinable: z.boolean(),
    /** People redeem codes of their own, each once; the coupon's code is then its name alone. */
    uniqueCodes: z.boolean(),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { ...fault('end_before_start'), path: ['endsOn'] })
  .refine(({ kind, percent }) => kind !== 'percent' || percent !== null, { ...fault('required'), path: ['percent'] })
  .refine(({ kind, amount }) => kind !== 'amount' || amount !== null, { ...fault('required'), path: ['amount'] })
  .refine(({ kind, buy }) => kind !== 'buy_x_get_y' || buy !== null, { ...fault('required'), path: ['buy'] })
  .refine(({ kind, free }) => kind !== 'buy_x_get_y' || free !== null, { ...fault('required'), path: ['free'] })
  .refine(
    ({ kind, appliesTo }) => kind === 'percent' || kind === 'amount' || appliesTo.every((each) => purposesOfGoods.includes(each)),
    { ...fault('only_for_goods'), path: ['appliesTo'] },
  )
export type CouponDraft = z.infer<typeof couponDraft>

/** `version`: the one that was read, so that of two changes at once one is told. */
export const couponChange = z.strictObject({ version: revisionInput, draft: couponDraft })
export type CouponChange = z.infer<typeof couponChange>

export const coupon = z.strictObject({
  id,
  version: z.int(),
  code: z.string(),
  kind: z.enum(couponKinds),
  percent: z.int().nullable(),
  amount: money.nullable(),
  buy: z.int().nullable(),
  free: z.int().nullable(),
  appliesTo: z.array(z.enum(couponPurposes)),
  startsOn: calendarDate,
  endsOn: calendarDate,
  minimumSpend: money,
  greatestDiscount: money.nullable(),
  totalUses: z.int().nullable(),
  usesPerPerson: z.int().nullable(),
  combinable: z.boolean(),
  uniqueCodes: z.boolean(),
  state: z.enum(couponStates),
  standing: z.enum(couponStandings),
  /** Paid for; and held by orders that are being paid. */
  uses: z.int(),
  reserved: z.int(),
  /** What it took off, less what came back. */
  spent: money,
  /** Unique codes that were made. */
  codes: z.int(),
  createdAt: instant,
})
export type Coupon = z.infer<typeof coupon>
export const couponPage = pageOf(coupon)

export const couponSorts = ['-created', '-uses', '-spent', 'ends'] as const
export const couponQuery = z.strictObject({
  ...pageQuery,
  /** A part of the code. */
  search: lineInput.max(100).optional(),
  standing: z.enum(couponStandings).optional(),
  kind: z.enum(couponKinds).optional(),
  sort: z.enum(couponSorts).default('-created'),
})
export type CouponQuery = z.infer<typeof couponQuery>

export const couponMove = z.strictObject({ step: z.enum(couponSteps) })

export const codesToMake = z.strictObject({ count: z.int().min(1).max(mostCodesAtOnce) })
export const codesMade = z.strictObject({ made: z.int(), codes: z.int() })

const useFilters = {
  /** Beginnings of a code or of an order's number. */
  search: lineInput.max(100).optional(),
  coupon: id.optional(),
  show: z.enum(couponUseStates).optional(),
  /** Days of the company's zone, both included. */
  from: dateInput.optional(),
  to: dateInput.optional(),
}
/** Latest first. */
export const useQuery = z.strictObject({ ...pageQuery, ...useFilters })
export type UseQuery = z.infer<typeof useQuery>
export const useSumQuery = z.strictObject(useFilters)
export type UseSumQuery = z.infer<typeof useSumQuery>

/** One use of a coupon. Who used it, and what for, is theirs: a company learns the kind of the order alone. */
export const couponUse = z.strictObject({
  id,
  couponId: id,
  code: z.string(),
  state: z.enum(couponUseStates),
  orderNumber: z.string(),
  orderKind: z.enum(orderKinds),
  discount: money,
  at: instant,
  returnedAt: instant.nullable(),
  /** The statement that bills it. */
  statement: z.string().nullable(),
})
export type CouponUse = z.infer<typeof couponUse>
export const usePage = pageOf(couponUse)

const sums = { uses: z.int(), taken: z.int(), returned: z.int(), net: z.int() }
/** What the uses come to that the filters leave, in minor units of each currency; and so for each month, the latest first. */
export const useSums = z.array(
  z.strictObject({ currency, ...sums, months: z.array(z.strictObject({ month: calendarDate, ...sums })) }),
)
export type UseSum = z.infer<typeof useSums>[number]

/** What a company owes for a month (UTC): uses taken less uses given back in it. Without a number it is still open. */
export const statement = z.strictObject({
  number: z.string().nullable(),
  month: calendarDate,
  uses: z.int(),
  taken: money,
  returned: money,
  net: money,
  issuedAt: instant.nullable(),
})
export type Statement = z.infer<typeof statement>
export const statements = z.array(statement)

export const dashboardQuery = z.strictObject({ period: z.enum(companyPeriods).default('month') })
export type CompanyDashboardQuery = z.infer<typeof dashboardQuery>
export const companyDashboard = z.strictObject({
  period: z.enum(companyPeriods),
  /** First and last day, of the company's zone. */
  from: calendarDate,
  to: calendarDate,
  currency,
  uses: z.int(),
  spend: z.int(),
  /** Of as many days before. */
  usesBefore: z.int(),
  spendBefore: z.int(),
  running: z.int(),
  /** What the next statement will say, as it stands. */
  unbilled: z.int(),
  /** By day, week or month. */
  parts: z.array(z.strictObject({ from: calendarDate, uses: z.int(), spend: z.int() })),
  best: z.array(z.strictObject({ id, code: z.string(), uses: z.int(), spend: z.int() })),
  purposes: z.array(z.strictObject({ purpose: z.enum(couponPurposes), uses: z.int(), spend: z.int() })),
  /** Running ones that end or are used up soon. */
  ending: z.array(z.strictObject({ id, code: z.string(), endsOn: calendarDate, left: z.int().nullable() })),
})
export type CompanyDashboard = z.infer<typeof companyDashboard>

export const companyProfile = z.strictObject({
  name: personName,
  email: email.nullable(),
  phone: phone.nullable(),
  legalName: z.string(),
  taxNumber: z.string(),
  contactName: z.string(),
  billingAddress: postalAddress.nullable(),
})
export type CompanyProfile = z.infer<typeof companyProfile>
/** The tax number is what the company was registered by: support changes it. */
export const companyChange = z.strictObject({
  name: personName,
  legalName: lineInput.min(1).max(200),
  contactName: personName,
  phone: phone.nullable(),
  billingAddress: postalAddress,
})
export type CompanyChange = z.infer<typeof companyChange>

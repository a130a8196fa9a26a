import { companyPeriods, couponKinds, couponStandings, couponUseStates } from '#contract/coupons/values.ts'
import { choiceField, dayField, idField, usualField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'

const sorts = ['-created', '-uses', '-spent', 'ends'] as const
export const couponFilters = { standing: choiceField(couponStandings), kind: choiceField(couponKinds) }
export type CouponFilter = keyof typeof couponFilters
export const couponListOptions = { filters: couponFilters, sort: '-created', sorts } as const

/** What is asked for the coupons at an address. */
export const couponsQueryAt = (address: URLSearchParams) => listQueryAt(address, couponListOptions)

/** The coupon whose form is open; `new` is one that is being written. */
export const openCouponField = { edit: idField, new: choiceField(['coupon'] as const) }

export const usageFilters = { show: choiceField(couponUseStates), coupon: idField, from: dayField, to: dayField }
export type UseFilter = keyof typeof usageFilters
export const usesQueryAt = (address: URLSearchParams) => listQueryAt(address, { filters: usageFilters })

export const periodField = { period: usualField(companyPeriods, 'month') }
export const dashboardQueryAt = (address: URLSearchParams) => readAddress(periodField, address)

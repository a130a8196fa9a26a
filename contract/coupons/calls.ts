import type { Call } from '../kernel/call.ts'

const company = { who: ['company'], whose: 'self' } as const
const own = { who: ['company'], whose: 'party', record: 'coupon' } as const

export const couponCalls = {
  listCoupons: { method: 'GET', path: '/company/coupons', access: company, summary: 'The company’s coupons with their use' },
  createCoupon: {
    method: 'POST',
    path: '/company/coupons',
    access: company,
    summary: 'Write a coupon; it is a draft until it is activated',
    idempotent: true,
  },
  readCoupon: { method: 'GET', path: '/company/coupons/{id}', access: own, summary: 'One coupon with its use' },
  changeCoupon: {
    method: 'PUT',
    path: '/company/coupons/{id}',
    access: own,
    summary: 'Change a coupon: a draft wholly, afterwards its last day and its limits',
  },
  moveCoupon: {
    method: 'POST',
    path: '/company/coupons/{id}/steps',
    access: own,
    summary: 'Activate, pause, resume or end a coupon',
  },
  makeCodes: {
    method: 'POST',
    path: '/company/coupons/{id}/codes',
    access: own,
    summary: 'Make codes of which each can be used once',
    idempotent: true,
  },
  readCodes: {
    method: 'GET',
    path: '/company/coupons/{id}/codes',
    access: own,
    summary: 'All unique codes of a coupon as CSV, with their use',
  },
  listCouponUses: {
    method: 'GET',
    path: '/company/uses',
    access: company,
    summary: 'Every use of the company’s coupons, latest first',
  },
  sumCouponUses: {
    method: 'GET',
    path: '/company/uses/totals',
    access: company,
    summary: 'What those uses come to, altogether and by month',
  },
  listStatements: {
    method: 'GET',
    path: '/company/statements',
    access: company,
    summary: 'What the company owes for each month',
  },
  readCompanyDashboard: {
    method: 'GET',
    path: '/company/dashboard',
    access: company,
    summary: 'Uses, spending and the best coupons of a period',
  },
  readCompany: { method: 'GET', path: '/company/profile', access: company, summary: 'The company’s details' },
  changeCompany: {
    method: 'PUT',
    path: '/company/profile',
    access: company,
    summary: 'Change the company’s details, contact and billing',
  },
} as const satisfies Record<string, Call>

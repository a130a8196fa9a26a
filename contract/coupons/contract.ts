import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { couponCalls } from './calls.ts'
import {
  codesMade,
  codesToMake,
  companyChange,
  companyDashboard,
  companyProfile,
  coupon,
  couponChange,
  couponDraft,
  couponMove,
  couponPage,
  couponQuery,
  dashboardQuery,
  statements,
  usePage,
  useQuery,
  useSumQuery,
  useSums,
} from './schemas.ts'

export const couponsContract = bind(couponCalls, {
  listCoupons: { query: couponQuery, answer: couponPage },
  createCoupon: { body: couponDraft, answer: coupon, status: 201 },
  readCoupon: { params: byId, answer: coupon },
  changeCoupon: { params: byId, body: couponChange, answer: coupon },
  moveCoupon: { params: byId, body: couponMove, answer: coupon },
  makeCodes: { params: byId, body: codesToMake, answer: codesMade, status: 201 },
  readCodes: { params: byId, answer: 'text/csv' },
  listCouponUses: { query: useQuery, answer: usePage },
  sumCouponUses: { query: useSumQuery, answer: useSums },
  listStatements: { answer: statements },
  readCompanyDashboard: { query: dashboardQuery, answer: companyDashboard },
  readCompany: { answer: companyProfile },
  changeCompany: { body: companyChange, answer: companyProfile },
})

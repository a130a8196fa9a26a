import { couponsContract } from '#contract/coupons/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { readCompanyDashboard } from './company-dashboard.ts'
import { changeCompany, readCompany } from './company-profile.ts'
import { listCouponUses, sumCouponUses } from './company-uses.ts'
import { moveCoupon } from './move-coupon.ts'
import { listCoupons, readCoupon } from './read-coupons.ts'
import { changeCoupon, createCoupon } from './save-coupon.ts'
import { listStatements } from './statements.ts'
import { makeCodes, readCodes } from './unique-codes.ts'

export const couponEndpoints = [
  implement(couponsContract.listCoupons, (platform, { query }, actor) => listCoupons(platform, actor, query)),
  implement(couponsContract.createCoupon, (platform, { body }, actor) => createCoupon(platform, actor, body)),
  implement(couponsContract.readCoupon, (platform, { params }, actor) => readCoupon(platform, actor, params)),
  implement(couponsContract.changeCoupon, (platform, { params, body }, actor) =>
    changeCoupon(platform, actor, { ...params, ...body }),
  ),
  implement(couponsContract.moveCoupon, (platform, { params, body }, actor) =>
    moveCoupon(platform, actor, { ...params, ...body }),
  ),
  implement(couponsContract.makeCodes, (platform, { params, body }, actor) => makeCodes(platform, actor, { ...params, ...body })),
  implement(couponsContract.readCodes, (platform, { params }, actor) => readCodes(platform, actor, params)),
  implement(couponsContract.listCouponUses, (platform, { query }, actor) => listCouponUses(platform, actor, query)),
  implement(couponsContract.sumCouponUses, (platform, { query }, actor) => sumCouponUses(platform, actor, query)),
  implement(couponsContract.listStatements, (platform, _input, actor) => listStatements(platform, actor)),
  implement(couponsContract.readCompanyDashboard, (platform, { query }, actor) => readCompanyDashboard(platform, actor, query)),
  implement(couponsContract.readCompany, (platform, _input, actor) => readCompany(platform.db, actor)),
  implement(couponsContract.changeCompany, (platform, { body }, actor) => changeCompany(platform, actor, body)),
]

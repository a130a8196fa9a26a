import './tables.ts'

export { releaseCoupon, reserveCoupon, redeemCoupon } from './uses.ts'

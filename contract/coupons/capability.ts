import type { Capability } from '../kernel/capability.ts'
import { couponsPaths } from './paths.ts'
import { couponChangeRefusals, couponRefusals } from './refusals.ts'

export const couponsCapability = {
  name: 'coupons',
  paths: couponsPaths,
  records: ['coupon'],
  tags: ['Coupon', 'CouponUse', 'Company'],
  hub: {
    'coupon.changed': { fields: ['id', 'state'], tags: ['Coupon'] },
    /** A use was taken or given back. */
    'coupon.used': { fields: ['id', 'state'], tags: ['Coupon', 'CouponUse'] },
  },
  refusals: [...couponRefusals, ...couponChangeRefusals],
} as const satisfies Capability

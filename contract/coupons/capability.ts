import type { Capability } from '../kernel/capability.ts'
import { couponsPaths } from './paths.ts'

export const couponsCapability = {
  name: 'coupons',
  paths: couponsPaths,
} as const satisfies Capability

import type { Capability } from '../kernel/capability.ts'
import { couponsPaths } from './paths.ts'
import { couponRefusals } from './refusals.ts'

export const couponsCapability = {
  name: 'coupons',
  paths: couponsPaths,
  refusals: couponRefusals,
} as const satisfies Capability

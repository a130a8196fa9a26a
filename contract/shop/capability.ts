import type { Capability } from '../kernel/capability.ts'
import { shopPaths } from './paths.ts'

export const shopCapability = {
  name: 'shop',
  paths: shopPaths,
  notices: {
    shopOrderPaid: { for: ['pharmacy'], icon: 'done', data: { number: 'text' } },
  },
  refusals: ['out_of_stock'],
} as const satisfies Capability

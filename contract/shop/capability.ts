import type { Capability } from '../kernel/capability.ts'
import { shopPaths } from './paths.ts'

export const shopCapability = {
  name: 'shop',
  paths: shopPaths,
  records: ['address', 'goodsOrder', 'orderReturn'],
  tags: ['Cart', 'Address', 'OwnOrder', 'Goods', 'KeptProduct'],
  notices: {
    shopOrderPaid: { for: ['pharmacy'], icon: 'done', data: { number: 'text' } },
    shopOrderCancelled: { for: ['pharmacy'], icon: 'off', data: { number: 'text' } },
    returnAsked: { for: ['pharmacy'], icon: 'refund', data: { number: 'text' } },
    backInStock: { for: ['patient'], icon: 'star', data: { product: 'text' } },
  },
  refusals: [
    'out_of_stock',
    'total_changed',
    'currencies_differ',
    'address_needed',
    'too_many_lines',
    'too_many_addresses',
    'return_closed',
    'too_much_returned',
    'prescription_needed',
  ],
} as const satisfies Capability

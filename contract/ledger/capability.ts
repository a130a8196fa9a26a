import type { Capability } from '../kernel/capability.ts'

export const ledgerCapability = {
  name: 'ledger',
  tags: ['Ledger'],
  notices: {
    accountsDiffer: { for: ['admin'], icon: 'alert', required: true, data: { count: 'text' } },
    statementIssued: { for: ['company'], icon: 'done', data: { number: 'text', amount: 'money', currency: 'text' } },
  },
} as const satisfies Capability

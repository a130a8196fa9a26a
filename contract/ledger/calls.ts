import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const

export const ledgerCalls = {
  readBalances: {
    method: 'GET',
    path: '/admin/ledger',
    access: all,
    summary: 'What stands in the ledger’s accounts, and whether all accounts of it agree',
  },
  listDifferences: {
    method: 'GET',
    path: '/admin/ledger/differences',
    access: all,
    summary: 'Where orders, payments, invoices, ledger and provider do not agree',
  },
  compareNow: { method: 'POST', path: '/admin/ledger/comparison', access: all, summary: 'Compare them now instead of tonight' },
} as const satisfies Record<string, Call>

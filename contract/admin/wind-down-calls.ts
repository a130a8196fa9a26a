import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const

export const adminWindDownCalls = {
  listWindDowns: {
    method: 'GET',
    path: '/admin/wind-downs',
    access: all,
    summary: 'Suspended doctors and pharmacies who leave visits, orders or prescriptions behind, suspended last first',
  },
  readWindDown: {
    method: 'GET',
    path: '/admin/accounts/{id}/wind-down',
    access: { ...all, record: 'account' },
    summary: 'What a suspended doctor or pharmacy leaves behind, with a proposed end and what it would touch',
  },
  decideWindDown: {
    method: 'POST',
    path: '/admin/accounts/{id}/wind-down',
    access: { ...all, record: 'account' },
    summary: 'Decide on what was left behind, one or many, with a reason; tells for each what came of it',
  },
} as const satisfies Record<string, Call>

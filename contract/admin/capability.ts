import type { Capability } from '../kernel/capability.ts'
import { roles } from '../kernel/roles.ts'
import { adminPaths } from './paths.ts'

export const adminCapability = {
  name: 'admin',
  paths: adminPaths,
  recordScreens: ['pendingOrderView', 'completedOrderView', 'pendingMedicineOrder'],
  records: ['outboxMessage', 'account', 'licensedPharmacy', 'operation'],
  tags: ['Figures', 'Account', 'OutboxMessage', 'Operation'],
  hub: {
    'dashboard.changed': { fields: [], tags: ['Figures', 'Availability', 'OutboxMessage', 'Account'] },
    'operation.changed': { fields: ['id', 'state'], tags: ['Operation', 'Account'] },
  },
  notices: {
    licenceVerified: { for: ['doctor', 'pharmacy'], icon: 'shield', mailed: true, required: true, data: {} },
    licenceRefused: { for: ['doctor', 'pharmacy'], icon: 'alert', mailed: true, required: true, data: { reason: 'text' } },
    licenceRevoked: { for: ['doctor', 'pharmacy'], icon: 'alert', mailed: true, required: true, data: { reason: 'text' } },
    accountSuspended: { for: roles, icon: 'alert', mailed: true, required: true, data: { reason: 'text' } },
    accountRestored: { for: roles, icon: 'shield', mailed: true, required: true, data: {} },
  },
  refusals: ['licence_decided', 'account_state', 'count_changed', 'regret_over', 'order_changed', 'refund_too_large'],
} as const satisfies Capability

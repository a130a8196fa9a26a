import type { Capability } from '../kernel/capability.ts'
import { adminPaths } from './paths.ts'

export const adminCapability = {
  name: 'admin',
  paths: adminPaths,
  recordScreens: ['pendingOrderView', 'completedOrderView', 'pendingMedicineOrder'],
  records: ['outboxMessage', 'contactMessage'],
  tags: ['Figures', 'Account', 'OutboxMessage', 'ContactMessage'],
  hub: { 'dashboard.changed': { fields: [], tags: ['Figures', 'Availability', 'ContactMessage', 'OutboxMessage', 'Account'] } },
  notices: {
    licenceVerified: { for: ['doctor', 'pharmacy'], icon: 'shield', mailed: true, required: true, data: {} },
    licenceRefused: { for: ['doctor', 'pharmacy'], icon: 'alert', mailed: true, required: true, data: { reason: 'text' } },
    licenceRevoked: { for: ['doctor'], icon: 'alert', mailed: true, required: true, data: { reason: 'text' } },
  },
  refusals: ['licence_decided'],
} as const satisfies Capability

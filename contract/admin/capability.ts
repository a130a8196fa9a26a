import type { Capability } from '../kernel/capability.ts'
import { roles } from '../kernel/roles.ts'
import { adminPaths } from './paths.ts'

export const adminCapability = {
  name: 'admin',
  paths: adminPaths,
  recordScreens: ['pendingOrderView', 'completedOrderView', 'pendingMedicineOrder'],
  records: ['outboxMessage', 'account', 'licensedPharmacy', 'operation', 'refundRequest'],
  tags: ['Figures', 'Account', 'OutboxMessage', 'Operation', 'RefundRequest', 'WindDown'],
  hub: {
    'dashboard.changed': { fields: [], tags: ['Figures', 'Availability', 'OutboxMessage', 'Account', 'WindDown'] },
    'refundRequest.changed': { fields: ['id'], tags: ['RefundRequest', 'Order', 'Payment', 'WindDown'] },
    'operation.changed': { fields: ['id', 'state'], tags: ['Operation', 'Account'] },
  },
  notices: {
    licenceVerified: { for: ['doctor', 'pharmacy'], icon: 'shield', mailed: true, required: true, data: {} },
    licenceRefused: { for: ['doctor', 'pharmacy'], icon: 'alert', mailed: true, required: true, data: { reason: 'text' } },
    licenceRevoked: { for: ['doctor', 'pharmacy'], icon: 'alert', mailed: true, required: true, data: { reason: 'text' } },
    accountSuspended: { for: roles, icon: 'alert', mailed: true, required: true, data: { reason: 'text' } },
    refundAsked: {
      for: ['admin'],
      icon: 'refund',
      data: { number: 'text', amount: 'money', currency: 'text' },
    },
    refundDecided: {
      for: ['admin'],
      icon: 'refund',
      data: { number: 'text', amount: 'money', currency: 'text', decision: 'variant' },
    },
    officeRefunded: {
      for: ['patient', 'doctor', 'pharmacy'],
      icon: 'refund',
      mailed: true,
      required: true,
      data: { number: 'text', amount: 'money', currency: 'text', reason: 'text' },
    },
    /** Who prescribed for the reader was suspended. By the doctor's name. */
    askAnotherDoctor: { for: ['patient'], icon: 'stethoscope', mailed: true, required: true, data: { name: 'text' } },
    accountRestored: { for: roles, icon: 'shield', mailed: true, required: true, data: {} },
  },
  settings: {
    refundAlone: { area: 'money', unit: 'currencyUnits', usual: 200, least: 0, most: 100_000 },
    refundHours: { area: 'money', unit: 'hours', usual: 48, least: 1, most: 336 },
    regretMinutes: { area: 'office', unit: 'minutes', usual: 10, least: 1, most: 120 },
  },
  refusals: [
    'licence_decided',
    'account_state',
    'last_administrator',
    'count_changed',
    'regret_over',
    'order_changed',
    'refund_too_large',
    'refund_waits',
    'refund_over',
    'own_refund',
    'wind_down_waits',
  ],
} as const satisfies Capability

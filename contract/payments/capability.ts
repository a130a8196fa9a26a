import type { Capability } from '../kernel/capability.ts'

export const paymentsCapability = {
  name: 'payments',
  records: ['payment', 'savedCard', 'cardSetup'],
  tags: ['Payment', 'Card'],
  hub: {
    'payment.changed': { fields: ['id', 'state'], tags: ['Payment', 'Order', 'Appointment', 'Figures'] },
    'card.changed': { fields: ['id'], tags: ['Card', 'Autoship'] },
  },
  notices: {
    paymentReturned: {
      for: ['patient'],
      icon: 'refund',
      mailed: true,
      data: { number: 'text', amount: 'money', currency: 'text' },
    },
  },
  refusals: ['amount_too_small', 'bad_signature', 'payment_closed', 'payment_provider_unavailable', 'too_many_cards'],
  limits: { 'card.begin': { uses: 30, seconds: 24 * 3600 } },
} as const satisfies Capability

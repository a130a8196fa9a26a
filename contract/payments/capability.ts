import type { Capability } from '../kernel/capability.ts'

export const paymentsCapability = {
  name: 'payments',
  records: ['payment'],
  tags: ['Payment'],
  hub: { 'payment.changed': { fields: ['id', 'state'], tags: ['Payment', 'Order', 'Appointment', 'Figures'] } },
  notices: {
    paymentReturned: {
      for: ['patient'],
      icon: 'refund',
      mailed: true,
      data: { number: 'text', amount: 'money', currency: 'text' },
    },
  },
  refusals: ['amount_too_small', 'bad_signature', 'payment_closed', 'payment_provider_unavailable'],
} as const satisfies Capability

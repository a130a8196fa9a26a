import type { Capability } from '../kernel/capability.ts'

export const seeAsCapability = {
  name: 'see-as',
  records: ['seeAs'],
  notices: {
    /** Nobody's eyes are used without their knowing. */
    officeSawAs: {
      for: ['patient', 'doctor', 'staff', 'pharmacy', 'company'],
      icon: 'shield',
      mailed: true,
      required: true,
      data: { reason: 'text' },
    },
  },
  refusals: ['seen_by_office', 'closed_to_office', 'account_not_active'],
} as const satisfies Capability

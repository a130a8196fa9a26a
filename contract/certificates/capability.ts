import type { Capability } from '../kernel/capability.ts'
import { certificatesPaths } from './paths.ts'

const told = { for: ['patient'], icon: 'stethoscope', mailed: true, pushed: true, data: { name: 'text' } } as const

export const certificatesCapability = {
  name: 'certificates',
  paths: certificatesPaths,
  records: ['certificate', 'certificateTemplate'],
  tags: ['Certificate', 'CertificateTemplate'],
  hub: {
    /** Of the visit whose certificates are others now. */
    'certificate.changed': { fields: ['id'], tags: ['Certificate'] },
  },
  notices: { certificateIssued: told, certificateCancelled: { ...told, icon: 'off' } },
  refusals: ['certificate_state', 'certificate_kind', 'too_many_templates'],
} as const satisfies Capability

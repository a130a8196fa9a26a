import type { Capability } from '../kernel/capability.ts'
import { auditPaths } from './paths.ts'

export const auditCapability = {
  name: 'audit',
  paths: auditPaths,
  records: ['officeLook'],
  tags: ['AuditSeal', 'OfficeLook', 'Trace'],
  limits: { 'audit.question': { uses: 10, seconds: 86_400 } },
} as const satisfies Capability

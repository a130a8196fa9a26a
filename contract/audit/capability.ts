import type { Capability } from '../kernel/capability.ts'
import { auditPaths } from './paths.ts'

export const auditCapability = {
  name: 'audit',
  paths: auditPaths,
  records: ['officeLook'],
  tags: ['AuditSeal', 'OfficeLook', 'Trace'],
  settings: {
    traceKeptDays: { area: 'office', unit: 'days', usual: 30, least: 7, most: 180 },
  },
  limits: { 'audit.question': { uses: 10, seconds: 86_400 } },
} as const satisfies Capability

import type { Capability } from '../kernel/capability.ts'
import { officePaths } from './paths.ts'

/** The office's own tools. */
export const officeCapability = {
  name: 'office',
  paths: officePaths,
  tags: ['Job', 'Setting'],
  hub: {
    /** To administrators: one of them set something else. */
    'setting.changed': { fields: ['name'], tags: ['Setting'] },
  },
  refusals: ['job_paused', 'job_running', 'job_state', 'setting_changed'],
} as const satisfies Capability

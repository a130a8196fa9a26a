import type { Capability } from '../kernel/capability.ts'
import { sitePaths } from './paths.ts'

export const siteCapability = {
  name: 'site',
  paths: sitePaths,
  limits: { 'contact.address': { uses: 5, seconds: 3600, per: 'network' } },
} as const satisfies Capability

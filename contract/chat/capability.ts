import type { Capability } from '../kernel/capability.ts'
import { chatPaths } from './paths.ts'

export const chatCapability = {
  name: 'chat',
  paths: chatPaths,
} as const satisfies Capability

import type { Capability } from '../kernel/capability.ts'
import { poisonsPaths } from './paths.ts'

/** What a pet has eaten, and how urgent that is. It has no calls: everything is worked out on the device (`docs/decisions/0026-poisons-on-the-device.md`). */
export const poisonsCapability = { name: 'poisons', paths: poisonsPaths } as const satisfies Capability

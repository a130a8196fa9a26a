import type { Capability } from '../kernel/capability.ts'
import { nearbyPaths } from './paths.ts'
import { nearbyLimits } from './values.ts'

export const nearbyCapability = {
  name: 'nearby',
  paths: nearbyPaths,
  tags: ['NearbyPet'],
  limits: { 'nearby.place': { uses: nearbyLimits.placesPerDay, seconds: 24 * 3600 } },
} as const satisfies Capability

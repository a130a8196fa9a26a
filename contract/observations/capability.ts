import type { Capability } from '../kernel/capability.ts'
import { observationsPaths } from './paths.ts'

export const observationsCapability = {
  name: 'observations',
  paths: observationsPaths,
  records: ['observation', 'observationRange'],
  tags: ['Observation', 'ObservationRange'],
  hub: {
    /** Of the subject: something was measured or corrected. */
    'observations.changed': { fields: ['id'], tags: ['Record', 'Observation'] },
  },
  refusals: [
    'observation_not_author',
    'observation_changed',
    'observation_withdrawn',
    'observation_range_overlaps',
    'observation_range_changed',
  ],
} as const satisfies Capability

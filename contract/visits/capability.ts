import type { Capability } from '../kernel/capability.ts'
import { visitsPaths } from './paths.ts'

export const visitsCapability = {
  name: 'visits',
  paths: visitsPaths,
  recordScreens: ['userAppointmentDetails', 'appointmentDetails'],
} as const satisfies Capability

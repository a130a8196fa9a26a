import type { Capability } from '../kernel/capability.ts'
import { appointmentsPaths } from './paths.ts'

export const appointmentsCapability = {
  name: 'appointments',
  paths: appointmentsPaths,
  recordScreens: ['userAppointmentDetails', 'appointmentDetails'],
} as const satisfies Capability

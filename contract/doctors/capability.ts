import type { Capability } from '../kernel/capability.ts'
import { doctorsPaths } from './paths.ts'

export const doctorsCapability = {
  name: 'doctors',
  paths: doctorsPaths,
  recordScreens: ['viewDoctorDetails', 'userDoctorsDetails'],
  records: ['doctor'],
  tags: ['Doctor', 'Review'],
} as const satisfies Capability

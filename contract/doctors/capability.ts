import type { Capability } from '../kernel/capability.ts'
import { doctorsPaths } from './paths.ts'

export const doctorsCapability = {
  name: 'doctors',
  paths: doctorsPaths,
  recordScreens: ['viewDoctorDetails', 'userDoctorsDetails'],
  records: ['doctor'],
  tags: ['Doctor', 'Review', 'OwnProfile', 'Favourite', 'OwnDoctor'],
  refusals: ['profile_changed', 'too_many_favourites'],
} as const satisfies Capability

import type { Capability } from '../kernel/capability.ts'
import { meetingPaths } from './paths.ts'

export const meetingCapability = {
  name: 'meeting',
  paths: meetingPaths,
  recordScreens: ['userMeeting', 'doctorMeeting'],
} as const satisfies Capability

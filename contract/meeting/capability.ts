import type { Capability } from '../kernel/capability.ts'
import { meetingPaths } from './paths.ts'

export const meetingCapability = {
  name: 'meeting',
  paths: meetingPaths,
  recordScreens: ['userMeeting', 'doctorMeeting'],
  tags: ['Meeting', 'MeetingMessage', 'LiveMeeting', 'ConnectionTest', 'Delay'],
  hub: {
    /** Somebody came or went, or what the waiting room tells is another. */
    'meeting.changed': { fields: ['id'], tags: ['Meeting'] },
    /** A signal waits for the connection `to`; it is read over the API, for an offer is larger than what the hub carries. */
    'meeting.signal': { fields: ['id', 'to'], tags: [] },
    'meeting.message': { fields: ['id'], tags: ['MeetingMessage'] },
  },
  limits: {
    /** Links to the calls of one person, and requests to come in from one network. */
    'meeting.inviter': { uses: 30, seconds: 3600 },
    'meeting.guest': { uses: 60, seconds: 3600, per: 'network' },
  },
  refusals: [
    'meeting_closed',
    'consent_needed',
    'consent_changed',
    'connection_gone',
    'link_over',
    'not_admitted',
    'call_full',
    'no_room',
    'guest_decided',
  ],
} as const satisfies Capability

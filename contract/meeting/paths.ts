/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const meetingPaths = {
  userMeeting: 'user-meeting',
  doctorMeeting: 'doctor-meeting',
  userTestConnection: 'user-test-connection',
  doctorTestConnection: 'doctor-test-connection',
  meetingGuest: 'meeting-guest',
} as const

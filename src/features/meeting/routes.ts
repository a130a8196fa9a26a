import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.userMeeting,
      access: 'patient',
      words: 'meeting.routes.userMeeting',
      icon: 'video',
      parent: paths.userAppointmentList,
      screen: () => import('./screens/patient/UserMeeting.tsx'),
    },
  ],
  doctor: [
    {
      path: paths.doctorMeeting,
      access: 'doctor',
      words: 'meeting.routes.doctorMeeting',
      icon: 'video',
      parent: paths.doctorUpcomingAppointment,
      screen: () => import('./screens/doctor/DoctorMeeting.tsx'),
    },
    {
      path: paths.doctorTestConnection,
      access: 'doctor',
      words: 'meeting.routes.doctorTestConnection',
      icon: 'video',
      menu: 75,
      screen: () => import('./screens/doctor/DoctorTestConnection.tsx'),
    },
  ],
  own: [
    {
      path: paths.userTestConnection,
      access: 'public',
      words: 'meeting.routes.userTestConnection',
      icon: 'video',
      usesWorkspaceWords: true,
      screen: () => import('./screens/own/UserTestConnection.tsx'),
    },
    {
      path: paths.meetingGuest,
      access: 'public',
      words: 'meeting.routes.meetingGuest',
      icon: 'video',
      usesWorkspaceWords: true,
      screen: () => import('./screens/own/MeetingGuest.tsx'),
    },
  ],
}

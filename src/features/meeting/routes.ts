import { notBuilt } from '#shared/routing/not-built.ts'
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
      screen: notBuilt,
    },
  ],
  doctor: [
    {
      path: paths.doctorMeeting,
      access: 'doctor',
      words: 'meeting.routes.doctorMeeting',
      icon: 'video',
      parent: paths.doctorUpcomingAppointment,
      screen: notBuilt,
    },
    {
      path: paths.doctorTestConnection,
      access: 'doctor',
      words: 'meeting.routes.doctorTestConnection',
      icon: 'video',
      menu: 75,
      screen: notBuilt,
    },
  ],
  own: [
    {
      path: paths.userTestConnection,
      access: 'public',
      words: 'meeting.routes.userTestConnection',
      icon: 'video',
      screen: notBuilt,
    },
  ],
}

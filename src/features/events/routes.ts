import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  own: [
    {
      path: paths.eventsDetails,
      access: 'public',
      words: 'events.routes.eventsDetails',
      icon: 'calendar',
      parent: paths.userEvents,
      page: { telling: ['id'], listed: false },
      screen: () => import('./screens/public/EventsDetails.tsx'),
    },
  ],
  patient: [
    {
      path: paths.userEvents,
      access: 'patient',
      words: 'events.routes.userEvents',
      icon: 'calendar',
      menu: 67,
      hasAdvertisement: true,
      screen: () => import('./screens/patient/UserEvents.tsx'),
    },
    {
      path: paths.createEvent,
      access: 'patient',
      words: 'events.routes.createEvent',
      icon: 'calendar',
      parent: paths.userEvents,
      screen: () => import('./screens/patient/CreateEvent.tsx'),
    },
    {
      path: paths.updateEvent,
      access: 'patient',
      words: 'events.routes.updateEvent',
      icon: 'calendar',
      parent: paths.userEvents,
      screen: () => import('./screens/patient/UpdateEvent.tsx'),
    },
  ],
}

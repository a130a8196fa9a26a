import { routes as account } from '#features/account/routes.ts'
import { routes as booking } from '#features/booking/routes.ts'
import { routes as doctors } from '#features/doctors/routes.ts'
import { routes as events } from '#features/events/routes.ts'
import { routes as meeting } from '#features/meeting/routes.ts'
import { routes as notices } from '#features/notices/routes.ts'
import { routes as orders } from '#features/orders/routes.ts'
import { routes as prescriptions } from '#features/prescriptions/routes.ts'
import { routes as records } from '#features/records/routes.ts'
import { routes as social } from '#features/social/routes.ts'
import { routes as trackers } from '#features/trackers/routes.ts'
import { routes as visits } from '#features/visits/routes.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'

export const patientRoutes: readonly ScreenRoute[] = [
  account,
  booking,
  doctors,
  events,
  meeting,
  notices,
  orders,
  prescriptions,
  records,
  social,
  trackers,
  visits,
].flatMap((capability) => capability.patient ?? [])

import { routes as booking } from '#features/booking/routes.ts'
import { routes as certificates } from '#features/certificates/routes.ts'
import { routes as doctors } from '#features/doctors/routes.ts'
import { routes as meeting } from '#features/meeting/routes.ts'
import { routes as orders } from '#features/orders/routes.ts'
import { routes as prescriptions } from '#features/prescriptions/routes.ts'
import { routes as records } from '#features/records/routes.ts'
import { routes as visits } from '#features/visits/routes.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'

export const doctorRoutes: readonly ScreenRoute[] = [
  booking,
  certificates,
  doctors,
  meeting,
  orders,
  prescriptions,
  records,
  visits,
].flatMap((capability) => capability.doctor ?? [])

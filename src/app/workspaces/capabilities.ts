import { routes as account } from '#features/account/routes.ts'
import { routes as admin } from '#features/admin/routes.ts'
import { routes as autoships } from '#features/autoships/routes.ts'
import { routes as audit } from '#features/audit/routes.ts'
import { routes as blog } from '#features/blog/routes.ts'
import { routes as booking } from '#features/booking/routes.ts'
import { routes as care } from '#features/care/routes.ts'
import { routes as carers } from '#features/carers/routes.ts'
import { routes as certificates } from '#features/certificates/routes.ts'
import { routes as chat } from '#features/chat/routes.ts'
import { routes as coupons } from '#features/coupons/routes.ts'
import { routes as doctors } from '#features/doctors/routes.ts'
import { routes as events } from '#features/events/routes.ts'
import { routes as lists } from '#features/lists/routes.ts'
import { routes as medicineOrders } from '#features/medicine-orders/routes.ts'
import { routes as lost } from '#features/lost/routes.ts'
import { routes as meeting } from '#features/meeting/routes.ts'
import { routes as merges } from '#features/merges/routes.ts'
import { routes as nearby } from '#features/nearby/routes.ts'
import { routes as moderation } from '#features/moderation/routes.ts'
import { routes as notices } from '#features/notices/routes.ts'
import { routes as observations } from '#features/observations/routes.ts'
import { routes as office } from '#features/office/routes.ts'
import { routes as orders } from '#features/orders/routes.ts'
import { routes as papers } from '#features/papers/routes.ts'
import { routes as pharmacy } from '#features/pharmacy/routes.ts'
import { routes as plans } from '#features/plans/routes.ts'
import { routes as poisons } from '#features/poisons/routes.ts'
import { routes as prescriptions } from '#features/prescriptions/routes.ts'
import { routes as recalls } from '#features/recalls/routes.ts'
import { routes as privacy } from '#features/privacy/routes.ts'
import { routes as records } from '#features/records/routes.ts'
import { routes as shop } from '#features/shop/routes.ts'
import { routes as site } from '#features/site/routes.ts'
import { routes as social } from '#features/social/routes.ts'
import { routes as staff } from '#features/staff/routes.ts'
import { routes as support } from '#features/support/routes.ts'
import { routes as trackers } from '#features/trackers/routes.ts'
import { routes as visits } from '#features/appointments/routes.ts'
import type { CapabilityRoutes } from '#shared/routing/route.ts'

/** The screens of every capability: one line each. */
export const capabilityRoutes: readonly CapabilityRoutes[] = [
  account,
  admin,
  blog,
  booking,
  care,
  carers,
  certificates,
  chat,
  coupons,
  doctors,
  events,
  lists,
  medicineOrders,
  lost,
  meeting,
  nearby,
  notices,
  observations,
  orders,
  papers,
  pharmacy,
  plans,
  poisons,
  prescriptions,
  records,
  shop,
  site,
  social,
  staff,
  trackers,
  visits,
  support,
  moderation,
  autoships,
  recalls,
  privacy,
  audit,
  office,
  merges,
]

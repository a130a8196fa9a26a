import { routes as account } from '#features/account/routes.ts'
import { routes as blog } from '#features/blog/routes.ts'
import { routes as booking } from '#features/booking/routes.ts'
import { routes as doctors } from '#features/doctors/routes.ts'
import { routes as orders } from '#features/orders/routes.ts'
import { routes as shop } from '#features/shop/routes.ts'
import { routes as site } from '#features/site/routes.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'

export const publicRoutes: readonly ScreenRoute[] = [account, blog, booking, doctors, orders, shop, site].flatMap(
  (capability) => capability.public ?? [],
)

import { routes as coupons } from '#features/coupons/routes.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'

export const companyRoutes: readonly ScreenRoute[] = [coupons].flatMap((capability) => capability.company ?? [])

import { routes as pharmacy } from '#features/pharmacy/routes.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'

export const pharmacyRoutes: readonly ScreenRoute[] = [pharmacy].flatMap((capability) => capability.pharmacy ?? [])

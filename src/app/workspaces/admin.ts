import { routes as admin } from '#features/admin/routes.ts'
import { routes as advertising } from '#features/advertising/routes.ts'
import { routes as lists } from '#features/lists/routes.ts'
import { routes as plans } from '#features/plans/routes.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'

export const adminRoutes: readonly ScreenRoute[] = [admin, advertising, lists, plans].flatMap(
  (capability) => capability.admin ?? [],
)

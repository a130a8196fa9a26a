import { routes as admin } from '#features/admin/routes.ts'
import { routes as blog } from '#features/blog/routes.ts'
import { routes as lists } from '#features/lists/routes.ts'
import { routes as plans } from '#features/plans/routes.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'

export const adminRoutes: readonly ScreenRoute[] = [admin, blog, lists, plans].flatMap((capability) => capability.admin ?? [])

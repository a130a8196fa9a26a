import { routes as chat } from '#features/chat/routes.ts'
import { routes as events } from '#features/events/routes.ts'
import { routes as meeting } from '#features/meeting/routes.ts'
import { routes as site } from '#features/site/routes.ts'
import type { ScreenRoute } from '#shared/routing/route.ts'

export const ownRoutes: readonly ScreenRoute[] = [chat, events, meeting, site].flatMap((capability) => capability.own ?? [])

import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Where administrators decide on what the community reports; its calls are the community's. */
export const routes: CapabilityRoutes = {
  admin: [
    {
      path: paths.moderationQueue,
      access: 'admin',
      words: 'moderation.routes.moderationQueue',
      icon: 'shield',
      menu: 17,
      screen: () => import('./screens/admin/ModerationQueue.tsx'),
    },
  ],
}

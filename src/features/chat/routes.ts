import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  own: [
    {
      path: paths.chat,
      access: 'public',
      needs: 'signedIn',
      words: 'chat.routes.chat',
      icon: 'message',
      menu: 55,
      screen: () => import('./screens/own/Chat.tsx'),
    },
  ],
}

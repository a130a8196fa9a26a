import { notBuilt } from '#shared/routing/not-built.ts'
import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    { path: paths.searchUsers, access: 'patient', words: 'social.routes.searchUsers', icon: 'search', screen: notBuilt },
    { path: paths.feed, access: 'patient', words: 'social.routes.feed', icon: 'paw', menu: 65, screen: notBuilt },
    { path: paths.userFollowers, access: 'patient', words: 'social.routes.userFollowers', icon: 'users', screen: notBuilt },
    { path: paths.userFollowing, access: 'patient', words: 'social.routes.userFollowing', icon: 'users', screen: notBuilt },
    { path: paths.userAlbum, access: 'patient', words: 'social.routes.userAlbum', icon: 'image', screen: notBuilt },
  ],
}

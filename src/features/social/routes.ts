import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.feed,
      access: 'patient',
      words: 'social.routes.feed',
      icon: 'paw',
      menu: 65,
      screen: () => import('./screens/patient/Feed.tsx'),
    },
    {
      path: paths.searchUsers,
      access: 'patient',
      words: 'social.routes.searchUsers',
      icon: 'search',
      parent: paths.feed,
      hasAdvertisement: true,
      screen: () => import('./screens/patient/SearchUsers.tsx'),
    },
    {
      path: paths.userFollowers,
      access: 'patient',
      words: 'social.routes.userFollowers',
      icon: 'users',
      parent: paths.feed,
      hasAdvertisement: true,
      screen: () => import('./screens/patient/UserFollowers.tsx'),
    },
    {
      path: paths.userFollowing,
      access: 'patient',
      words: 'social.routes.userFollowing',
      icon: 'users',
      parent: paths.feed,
      hasAdvertisement: true,
      screen: () => import('./screens/patient/UserFollowing.tsx'),
    },
    {
      path: paths.userAlbum,
      access: 'patient',
      words: 'social.routes.userAlbum',
      icon: 'image',
      parent: paths.feed,
      hasAdvertisement: true,
      screen: () => import('./screens/patient/UserAlbum.tsx'),
    },
  ],
}

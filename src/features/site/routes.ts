import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

const home = () => import('./screens/public/Home.tsx')

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    {
      path: paths.root,
      access: 'public',
      words: 'site.routes.home',
      icon: 'home',
      page: { telling: [], listed: true },
      screen: home,
    },
    {
      path: paths.home,
      access: 'public',
      words: 'site.routes.home',
      icon: 'home',
      page: { telling: [], listed: false },
      screen: home,
    },
    {
      path: paths.aboutUs,
      access: 'public',
      words: 'site.routes.aboutUs',
      icon: 'info',
      page: { telling: [], listed: true },
      screen: () => import('./screens/public/AboutUs.tsx'),
    },
    {
      path: paths.contactUs,
      access: 'public',
      words: 'site.routes.contactUs',
      icon: 'mail',
      page: { telling: [], listed: true },
      screen: () => import('./screens/public/ContactUs.tsx'),
    },
    {
      path: paths.privacy,
      access: 'public',
      words: 'site.routes.privacy',
      icon: 'shield',
      page: { telling: [], listed: true },
      screen: () => import('./screens/public/Privacy.tsx'),
    },
    {
      path: paths.termCondition,
      access: 'public',
      words: 'site.routes.termCondition',
      icon: 'file',
      page: { telling: [], listed: true },
      screen: () => import('./screens/public/TermCondition.tsx'),
    },
  ],
}

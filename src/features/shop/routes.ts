import { notBuilt } from '#shared/routing/not-built.ts'
import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    {
      path: paths.ecommerce,
      access: 'public',
      words: 'shop.routes.ecommerce',
      icon: 'store',
      menu: 3,
      alsoInMenu: { patient: 58 },
      page: { telling: ['id', 'audience', 'category'], listed: true },
      screen: () => import('./screens/public/Ecommerce.tsx'),
    },
    { path: paths.cart, access: 'public', words: 'shop.routes.cart', icon: 'cart', parent: paths.ecommerce, screen: notBuilt },
    { path: paths.checkout, access: 'public', words: 'shop.routes.checkout', icon: 'card', screen: notBuilt },
  ],
}

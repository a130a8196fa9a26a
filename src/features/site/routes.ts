import { notBuilt } from '#shared/routing/not-built.ts'
import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

const home = () => import('./screens/public/Home.tsx')

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    { path: paths.root, access: 'public', words: 'site.routes.home', icon: 'home', screen: home },
    { path: paths.home, access: 'public', words: 'site.routes.home', icon: 'home', screen: home },
    { path: paths.aboutUs, access: 'public', words: 'site.routes.aboutUs', icon: 'info', screen: notBuilt },
    { path: paths.blogDetails, access: 'public', words: 'site.routes.blogDetails', icon: 'book', screen: notBuilt },
    { path: paths.blogs, access: 'public', words: 'site.routes.blogs', icon: 'book', menu: 5, screen: notBuilt },
    { path: paths.blog, access: 'public', words: 'site.routes.blog', icon: 'book', screen: notBuilt },
    { path: paths.contactUs, access: 'public', words: 'site.routes.contactUs', icon: 'mail', screen: notBuilt },
    { path: paths.privacy, access: 'public', words: 'site.routes.privacy', icon: 'shield', screen: notBuilt },
    { path: paths.termCondition, access: 'public', words: 'site.routes.termCondition', icon: 'file', screen: notBuilt },
  ],
  own: [{ path: paths.userSupport, access: 'public', words: 'site.routes.userSupport', icon: 'help', screen: notBuilt }],
}

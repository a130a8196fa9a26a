import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    {
      path: paths.blogDetails,
      access: 'public',
      words: 'blog.routes.blogDetails',
      icon: 'book',
      screen: () => import('./screens/public/BlogDetails.tsx'),
    },
    {
      path: paths.blogs,
      access: 'public',
      words: 'blog.routes.blogs',
      icon: 'book',
      menu: 5,
      page: { telling: ['category'], listed: true },
      screen: () => import('./screens/public/Blogs.tsx'),
    },
    {
      path: paths.blog,
      access: 'public',
      words: 'blog.routes.blog',
      icon: 'book',
      parent: paths.blogs,
      page: { telling: [], listed: false },
      screen: () => import('./screens/public/Blog.tsx'),
    },
  ],
  admin: [
    {
      path: paths.advertisementManagement,
      access: 'admin',
      words: 'blog.routes.advertisementManagement',
      icon: 'book',
      menu: 80,
      screen: () => import('./screens/admin/AdvertisementManagement.tsx'),
    },
  ],
}

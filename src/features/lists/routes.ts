import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  admin: [
    {
      path: paths.awardList,
      access: 'admin',
      words: 'lists.routes.awardList',
      icon: 'star',
      menu: 90,
      screen: () => import('./screens/admin/AwardList.tsx'),
    },
    {
      path: paths.skillList,
      access: 'admin',
      words: 'lists.routes.skillList',
      icon: 'list',
      menu: 91,
      screen: () => import('./screens/admin/SkillList.tsx'),
    },
    {
      path: paths.allergyList,
      access: 'admin',
      words: 'lists.routes.allergyList',
      icon: 'alert',
      menu: 92,
      screen: () => import('./screens/admin/AllergyList.tsx'),
    },
  ],
}

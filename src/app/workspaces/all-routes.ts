import { roleOf } from '#contract/kernel/roles.ts'
import { menuPlaceOf } from '#shared/routing/menu-place.ts'
import type { PlacedRoute, ScreenRoute, Workspace } from '#shared/routing/route.ts'
import { adminRoutes } from './admin.ts'
import { companyRoutes } from './company.ts'
import { doctorRoutes } from './doctor.ts'
import { ownRoutes } from './own.ts'
import { patientRoutes } from './patient.ts'
import { pharmacyRoutes } from './pharmacy.ts'
import { publicRoutes } from './public.ts'

const byWorkspace: Record<Workspace, readonly ScreenRoute[]> = {
  public: publicRoutes,
  own: ownRoutes,
  patient: patientRoutes,
  doctor: doctorRoutes,
  pharmacy: pharmacyRoutes,
  admin: adminRoutes,
  company: companyRoutes,
}

/** Every route of the application, each with the workspace it stands in. */
export const allRoutes: readonly PlacedRoute[] = Object.entries(byWorkspace).flatMap(([workspace, routes]) =>
  routes.map((route) => ({ ...route, workspace: workspace as Workspace })),
)

/**
 * The menu of a workspace for whoever looks at it, in order. Staff do not see what they may never do.
 */
export function menuOf(workspace: Workspace, userType?: number): readonly PlacedRoute[] {
  const isStaff = userType !== undefined && roleOf(userType) === 'staff'
  return allRoutes
    .filter((route) => menuPlaceOf(route, workspace) !== undefined && !(isStaff && route.doctorOnly))
    .toSorted((a, b) => menuPlaceOf(a, workspace)! - menuPlaceOf(b, workspace)!)
}

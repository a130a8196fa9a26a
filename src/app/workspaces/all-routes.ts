import { roleOf, type StaffRight } from '#contract/kernel/roles.ts'
import { isForStaff } from '#shared/routing/is-for-staff.ts'
import { menuPlaceOf } from '#shared/routing/menu-place.ts'
import type { PlacedRoute, Workspace } from '#shared/routing/route.ts'
import { capabilityRoutes } from './capabilities.ts'

const workspaces: readonly Workspace[] = ['public', 'own', 'patient', 'doctor', 'pharmacy', 'admin', 'company']

/** Every route of the application, each with the workspace it stands in. */
export const allRoutes: readonly PlacedRoute[] = workspaces.flatMap((workspace) =>
  capabilityRoutes.flatMap((routes) => (routes[workspace] ?? []).map((route) => ({ ...route, workspace }))),
)

/** The menu of a workspace for whoever looks at it, in order. `rights`: of staff, who see only the areas they work in. */
export function menuOf(workspace: Workspace, userType?: number, rights?: readonly StaffRight[]): readonly PlacedRoute[] {
  const isStaff = userType !== undefined && roleOf(userType) === 'staff'
  return allRoutes
    .filter((route) => menuPlaceOf(route, workspace) !== undefined && (!isStaff || isForStaff(route, rights)))
    .toSorted((a, b) => menuPlaceOf(a, workspace)! - menuPlaceOf(b, workspace)!)
}

/** The screens of a workspace to which no menu leads: details, forms and what stands behind lists. */
export function behindMenuOf(workspace: Workspace): readonly PlacedRoute[] {
  return allRoutes.filter((route) => route.workspace === workspace && menuPlaceOf(route, workspace) === undefined)
}

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

/** The menu of a workspace, in order. What is everybody's own stands in each. */
export function menuOf(workspace: Workspace): readonly PlacedRoute[] {
  const shown = workspace === 'public' ? ['public'] : [workspace, 'own']
  return allRoutes
    .filter((route) => route.menu !== undefined && shown.includes(route.workspace))
    .toSorted((a, b) => (a.menu ?? 0) - (b.menu ?? 0))
}

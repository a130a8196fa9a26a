import type { RouteAccess, RouteNeeds } from '../routing/route.ts'
import { paths } from '../paths.ts'

/** Who may enter, by `userType` (specification, section 6). */
const allowed: Record<'patient' | 'doctor' | 'admin' | 'company', readonly number[]> = {
  patient: [0],
  doctor: [1, 5],
  admin: [3],
  company: [4],
}

const refusedTo = {
  patient: paths.home.link(),
  doctor: paths.doctorLogin.link(),
  admin: paths.adminLogin.link(),
  company: paths.home.link(),
}

const startPages: Partial<Record<number, string>> = {
  0: paths.userDashboard.link(),
  1: paths.doctorDashboard.link(),
  2: paths.pharmaDashboard.link(),
  3: paths.adminDashboard.link(),
  4: paths.coupons.link(),
}

/** Where the pages for visitors send whoever is signed in already (specification, section 6): home for any type not named there. */
function awayFromVisitorPages(userType: number): string {
  return startPages[userType] ?? paths.home.link()
}

/** Where a person of this type works: after signing in, and from the menu. Staff work where their doctor does. */
export function startPageOf(userType: number): string {
  return allowed.doctor.includes(userType) ? paths.doctorDashboard.link() : awayFromVisitorPages(userType)
}

/** Where the guard of a route sends a person (`undefined`: a visitor); `undefined` when they may enter. */
export function refusalOf(access: RouteAccess, userType: number | undefined): string | undefined {
  if (access === 'public') return undefined
  if (access === 'visitorOnly') return userType === undefined ? undefined : awayFromVisitorPages(userType)
  return userType !== undefined && allowed[access].includes(userType) ? undefined : refusedTo[access]
}

const needed: Record<RouteNeeds, (userType: number) => boolean> = {
  patient: (userType) => userType === 0,
  doctor: (userType) => userType === 1 || userType === 5,
  pharmacy: (userType) => userType === 2,
  signedIn: () => true,
}

/** What a public screen with somebody's own data shows: itself, an invitation to sign in, or that it is for another role. */
export function standingOf(
  needs: RouteNeeds | undefined,
  userType: number | undefined,
): 'welcome' | 'signInNeeded' | 'wrongRole' {
  if (!needs) return 'welcome'
  if (userType === undefined) return 'signInNeeded'
  return needed[needs](userType) ? 'welcome' : 'wrongRole'
}

/** The sign-in screen for whoever a screen needs, which leads back to `returnTo`. */
export function signInLink(needs: RouteNeeds, returnTo: string): string {
  const screens = { patient: paths.login, signedIn: paths.login, doctor: paths.doctorLogin, pharmacy: paths.pharmaLogin }
  return screens[needs].link({ returnTo })
}

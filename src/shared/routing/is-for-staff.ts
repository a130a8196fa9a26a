import type { StaffRight } from '#contract/kernel/roles.ts'
import type { ScreenRoute } from './route.ts'

/**
 * Whether somebody who works for a doctor finds a screen in menu and search: not what they may never do, nor areas that they have no right
 * to. Which rights they have is not known at first; then the areas are there, and the server says what may be read.
 */
export function isForStaff(
  { doctorOnly, staffRight }: Pick<ScreenRoute, 'doctorOnly' | 'staffRight'>,
  rights: readonly StaffRight[] | undefined,
): boolean {
  return !doctorOnly && (staffRight === undefined || rights === undefined || rights.includes(staffRight))
}

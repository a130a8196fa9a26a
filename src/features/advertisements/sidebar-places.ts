import { useSelector } from 'react-redux'
import { roleOf } from '#contract/kernel/roles.ts'
import { useCurrentRoute } from '#shared/routing/current-route.ts'
import { selectUserType } from '#shared/session/login.ts'

/** Whether the side menu has an advertisement where the reader is: a patient, on a screen whose route says so. */
export function useSidebarAdvertisement(): boolean {
  const userType = useSelector(selectUserType)
  const route = useCurrentRoute()
  return userType !== undefined && roleOf(userType) === 'patient' && route?.hasAdvertisement === true
}

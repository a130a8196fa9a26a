import { roleOf, type UserType } from '#contract/kernel/roles.ts'
import { paths } from '#contract/paths.ts'

/** Where a person sees to their data: patients among their settings, all others on a screen of their own. */
export const privacyLink = (userType: UserType): string =>
  roleOf(userType) === 'patient' ? paths.userSettings.link({ tab: 'data' }) : paths.yourData.link()

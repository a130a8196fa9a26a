/** Tabs of the doctor's own profile, as the address has them. */
export const profileTabs = ['edit', 'preview'] as const

/** Tabs of the doctor's own profile, as the address has them. */
export const profileTabs = ['edit', 'licence', 'preview'] as const

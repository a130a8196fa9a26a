/** The kinds of account, in the order of the numbers that the login record carries as `userType` (specification, section 6). */
export const roles = ['patient', 'doctor', 'pharmacy', 'admin', 'company', 'staff'] as const

export type Role = (typeof roles)[number]

/** `userType` of the login record: the place of the role in {@link roles}. */
export type UserType = 0 | 1 | 2 | 3 | 4 | 5

export function roleOf(userType: number): Role | undefined {
  return roles[userType]
}

export function userTypeOf(role: Role): UserType {
  return roles.indexOf(role) as UserType
}

/** What a doctor's staff may be allowed, each on or off (domain, Staff). */
export const staffRights = ['appointments', 'availability', 'invoices', 'history'] as const

export type StaffRight = (typeof staffRights)[number]

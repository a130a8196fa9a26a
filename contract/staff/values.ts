/** What is fixed about staff and their invitations. No zod: screens may import it for nothing. */

/** People who can work for one doctor, invitations that wait among them. */
export const mostStaff = 50

export const staffStates = ['active', 'suspended'] as const
export type StaffState = (typeof staffStates)[number]

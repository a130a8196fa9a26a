import type { Role } from '#contract/kernel/roles.ts'

/** Whose connection tests are kept: of those who meet by video. */
export const keepsTests = (role: Role | undefined): role is 'patient' | 'doctor' => role === 'patient' || role === 'doctor'

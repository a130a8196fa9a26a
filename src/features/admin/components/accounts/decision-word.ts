import { oneOf } from '#shared/lib/one-of.ts'

const words = ['verify', 'refuse', 'revoke', 'suspend', 'restore'] as const

/** The verb of an audited decision, `doctor.verify`, by which it is called. */
export const decisionWord = (action: string) => oneOf(words, action.split('.').at(-1) ?? '') ?? 'verify'

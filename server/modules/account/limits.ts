import type { RateLimit } from '#server/kernel/rate-limit.ts'

const hour = 3600

/** Codes sent to one phone or mailbox. */
export const codesToTarget: RateLimit = { scope: 'code.target', uses: 5, seconds: hour }
/** Codes and registrations asked for from one network address. */
export const codesFromAddress: RateLimit = { scope: 'code.address', uses: 60, seconds: hour }

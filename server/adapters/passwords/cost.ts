/** What a hash costs: OWASP's recommendation for argon2id, 19 MiB and two passes. Memory in KiB. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

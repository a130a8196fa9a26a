/** Over how long earnings are looked at. Without zod, for screens. */
export const earningsPeriods = ['week', 'month', 'year'] as const
export type EarningsPeriod = (typeof earningsPeriods)[number]

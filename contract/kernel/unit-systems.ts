/** Which units a person reads lengths and weights in. What is kept and sent is metric whatever they chose. */
export const unitSystems = ['metric', 'imperial'] as const
export type UnitSystem = (typeof unitSystems)[number]

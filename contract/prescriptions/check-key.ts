import type { Check } from '../formulary/schemas.ts'

/** Which check it is: the same for what says the same of the same lines, by which the doctor tells what they have read. */
export const checkKey = ({ kind, answer, reason, lineIds, names }: Check): string =>
  [kind, answer, reason, lineIds.toSorted().join('+'), names.toSorted().join('+')].join('|').slice(0, 600)

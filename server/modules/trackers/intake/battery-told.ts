import { batteryRearm, batteryWarnings } from '#contract/trackers/values.ts'

/** The warning that holds after a reading: the lowest that was reached; none again once it is better by ten. Pure. */
export function batteryTold(before: number | null, battery: number): number | null {
  const reached = batteryWarnings.findLast((each) => battery <= each) ?? null
  if (reached !== null && (before === null || reached < before)) return reached
  return before !== null && battery >= before + batteryRearm ? reached : before
}

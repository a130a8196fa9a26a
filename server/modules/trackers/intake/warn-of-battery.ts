import { batteryRearm, batteryWarnings } from '#contract/trackers/values.ts'
import type { Work } from '#server/kernel/work.ts'
import { tellPeopleOf } from '../tell-people.ts'
import type { Taken } from './take-fix.ts'

/** The warning that holds after a reading: the lowest that was reached; none again once it is better by ten. Pure. */
export function batteryTold(before: number | null, battery: number): number | null {
  const reached = batteryWarnings.findLast((each) => battery <= each) ?? null
  if (reached !== null && (before === null || reached < before)) return reached
  return before !== null && battery >= before + batteryRearm ? reached : before
}

/** Tells people at 20 and at 5 percent, each once. */
export async function warnOfBattery(work: Work, taken: Taken, battery: number | null): Promise<void> {
  if (battery === null) return
  const told = batteryTold(taken.battery_told, battery)
  if (told === taken.battery_told) return
  await work.db.updateTable('trackers').set({ battery_told: told }).where('id', '=', taken.id).execute()
  const isNews = told !== null && (taken.battery_told === null || told < taken.battery_told)
  if (isNews) await tellPeopleOf(work, taken, 'trackerBattery', { percent: String(battery) })
}

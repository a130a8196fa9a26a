import { dayIn } from '#contract/kernel/days.ts'
const quarter = 900_000

/** The day of an instant in a zone, to be compared. Each quarter of an hour is looked up once: ten thousand instants would take a second. */
export function daysIn(timeZone: string): (instant: string) => string {
  const days = new Map<number, string>()
  return (instant) => {
    const time = Date.parse(instant)
    const place = Math.floor(time / quarter)
    const day = days.get(place) ?? dayIn(timeZone, time)
    days.set(place, day)
    return day
  }
}

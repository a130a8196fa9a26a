/** Whole months that somebody born on a day has lived on another; days are ISO texts. 0 before the birth. */
export function monthsBetween(born: string, on: string): number {
  const [bornYear, bornMonth, bornDay] = partsOf(born)
  const [year, month, day] = partsOf(on)
  const months = (year - bornYear) * 12 + month - bornMonth - (day < bornDay && !isLastOfMonth(year, month, day) ? 1 : 0)
  return Math.max(0, months)
}

/** Days lived; 0 before the birth. */
export function daysBetween(born: string, on: string): number {
  return Math.max(0, Math.round((Date.parse(`${on}T00:00:00Z`) - Date.parse(`${born}T00:00:00Z`)) / 86_400_000))
}

function partsOf(day: string): [number, number, number] {
  const [year, month, date] = day.split('-').map(Number)
  return [year!, month!, date!]
}

/** Who was born on the 31st is a month older on the 30th of a month without one. */
const isLastOfMonth = (year: number, month: number, day: number) => day === new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Of the LMS method (Cole and Green 1992): skewness, median, coefficient of variation. */
export interface Lms {
  readonly l: number
  readonly m: number
  readonly s: number
}

/** A row of a table: days of age, then l, m and s. */
export type LmsRow = readonly [days: number, l: number, m: number, s: number]

/** The parameters at an age, between two rows in proportion; `null` outside of the table. Rows by age. */
export function lmsAt(rows: readonly LmsRow[], days: number): Lms | null {
  const after = rows.findIndex(([at]) => at >= days)
  const next = rows[after]
  if (!next) return null
  if (next[0] === days) return { l: next[1], m: next[2], s: next[3] }
  const before = rows[after - 1]
  if (!before) return null
  const share = (days - before[0]) / (next[0] - before[0])
  const between = (index: 1 | 2 | 3) => before[index] + (next[index] - before[index]) * share
  return { l: between(1), m: between(2), s: between(3) }
}

const plain = (x: number, { l, m, s }: Lms) => (Math.abs(l) < 1e-9 ? Math.log(x / m) / s : ((x / m) ** l - 1) / (l * s))

/** The measurement that stands at a z-score, in the table's unit. */
export function measureAt(z: number, { l, m, s }: Lms): number {
  return Math.abs(l) < 1e-9 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l)
}

/**
 * The z-score of a measurement in the table's unit. Beyond 3 standard deviations of a weight by the distance between the second and the third,
 * as WHO reckons (Child growth standards: methods and development, 2006, chapter 7).
 */
export function zScore(x: number, lms: Lms, isWeight: boolean): number {
  const z = plain(x, lms)
  if (!isWeight || Math.abs(z) <= 3) return z
  const side = Math.sign(z)
  const third = measureAt(3 * side, lms)
  const step = Math.abs(third - measureAt(2 * side, lms))
  return side * 3 + (x - third) / step
}

/** The share of children below, 0 to 100, of a z-score: the normal distribution (Abramowitz and Stegun 26.2.17, to 1e-7). */
export function centileOf(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return 100 * (z < 0 ? tail : 1 - tail)
}

/** z-scores of the centiles that are drawn. */
export const zOfCentile: Readonly<Record<3 | 15 | 50 | 85 | 97, number>> = {
  3: -1.880_793_6,
  15: -1.036_433_4,
  50: 0,
  85: 1.036_433_4,
  97: 1.880_793_6,
}

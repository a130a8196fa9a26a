/** Round marks that hold all values, the lowest first; not from zero, for a body's temperature never is. About `count` of them. */
export function marksAround(values: readonly number[], count = 4): number[] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  if (!Number.isFinite(least) || !Number.isFinite(most)) return [0, 1]
  const rough = Math.max((most - least) / count, Math.abs(most) * 1e-3, 1e-3)
  const power = 10 ** Math.floor(Math.log10(rough))
  const size = ([1, 2, 5].find((step) => step * power >= rough * (1 - 1e-9)) ?? 10) * power
  const first = Math.floor(least / size + 1e-9)
  const last = Math.max(first + 1, Math.ceil(most / size - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * size).toPrecision(12)))
}

/** Where something lies between two ends, 0 to 1; in the middle where they are one. */
export const shareOf = (value: number, from: number, to: number): number => (to === from ? 0.5 : (value - from) / (to - from))

/** The least round number that holds the values, with the marks up to it: 0, 25, 50, 75, 100. Whole values get whole marks. */
export function roundScale(values: readonly number[], marks = 4): number[] {
  const most = Math.max(0, ...values)
  if (most <= 0) return [0, 1]
  const isWhole = values.every(Number.isInteger)
  const rough = isWhole ? Math.max(1, most / marks) : most / marks
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = isWhole && power < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
  const size = (steps.find((step) => step * power >= rough) ?? 10) * power
  const count = Math.ceil(most / size - 1e-9)
  return Array.from({ length: count + 1 }, (_, mark) => Number((mark * size).toPrecision(12)))
}

/** The points of a line in a field of `width` × `height`, highest value on top. */
export function linePoints(values: readonly number[], top: number, width: number, height: number): [number, number][] {
  const gap = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, index) => [values.length > 1 ? index * gap : width / 2, height - (value / (top || 1)) * height])
}

/** Where each part of a whole begins and how long it is, as shares of the circle. */
export function shares(values: readonly number[]): { start: number; length: number }[] {
  const total = values.reduce((sum, value) => sum + value, 0) || 1
  let start = 0
  return values.map((value) => {
    const part = { start, length: value / total }
    start += part.length
    return part
  })
}

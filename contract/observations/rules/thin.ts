/**
 * At most `most` of many points for a chart that looks the same: of each stretch of equally many the least and the greatest stay, so that no
 * outlier ever vanishes, and the first and the last of all. In their order.
 * @param most at least 4
 */
export function thinned<P>(points: readonly P[], most: number, valueOf: (point: P) => number): P[] {
  if (points.length <= most) return [...points]
  const buckets = Math.floor((most - 2) / 2)
  const inner = points.length - 2
  const chosen = new Set([0, points.length - 1])
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const start = 1 + Math.floor((bucket * inner) / buckets)
    const end = 1 + Math.floor(((bucket + 1) * inner) / buckets)
    let [least, greatest] = [start, start]
    for (let index = start; index < end; index += 1) {
      if (valueOf(points[index]!) < valueOf(points[least]!)) least = index
      if (valueOf(points[index]!) > valueOf(points[greatest]!)) greatest = index
    }
    chosen.add(least).add(greatest)
  }
  return [...chosen].toSorted((one, other) => one - other).map((index) => points[index]!)
}

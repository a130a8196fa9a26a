import { thinned, type TrailPoint } from '#contract/trackers/rules/trail.ts'
import { destination } from '#contract/kernel/geodesy.ts'
import { alone, type Figure } from '../report/figure.ts'

const fixes = 8640
const drawn = 2000
const rounds = 25

/** A day of a fix each ten seconds, on the way all the time. */
function wandering(): TrailPoint[] {
  let at: { latitude: number; longitude: number } = { latitude: 40.74, longitude: -73.99 }
  return Array.from({ length: fixes }, (_, index) => {
    at = destination(at, Math.sin(index / 40) * 3 + Math.sin(index / 7), 9)
    return { ...at, at: index * 10_000 }
  })
}

/** A tracker's day, thinned to what a map draws: the median of warm rounds. */
export function measureTrail(): Figure {
  const points = wandering()
  const took = Array.from({ length: rounds }, () => {
    const began = performance.now()
    thinned(points, drawn)
    return performance.now() - began
  }).toSorted((one, other) => one - other)
  return alone('A day of 8,640 fixes to 2,000 points: median', took[Math.floor(rounds / 2)]!, 'ms', { atMost: 50 })
}

import { thinned } from '#contract/observations/rules/thin.ts'
import { mostChartPoints } from '#contract/observations/values.ts'
import type { Course } from '#contract/observations/schemas.ts'
import { ObservationChart } from '#features/observations/components/chart/ObservationChart.tsx'
import { waitForMount } from '../../long-lists/page.tsx'
import { around } from './around.tsx'

const begin = Date.UTC(2025, 7, 1)
const all = Array.from({ length: 5000 }, (_, index) => ({
  at: new Date(begin + index * 3_600_000).toISOString(),
  value: 110 + ((index * 7) % 50),
  second: 70 + ((index * 5) % 30),
}))

/** A blood pressure of 5,000 measurements as the server answers it: two lines, the most points that a chart is given, what is usual. */
const course: Course = {
  id: '0195f0aa-0000-7000-8000-000000000001',
  kind: 'blood_pressure',
  count: all.length,
  points: thinned(all, mostChartPoints, ({ value }) => value),
  bands: [
    { from: all[0]!.at, to: all.at(-1)!.at, low: 90, high: 140, secondLow: 60, secondHigh: 90, source: 'Invented for measuring' },
  ],
  centiles: [],
}

waitForMount(() => <ObservationChart course={course} title="Blood pressure" />, around)

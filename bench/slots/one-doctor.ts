import { freeSlots } from '#server/modules/booking/slots/free-slots.ts'
import { naiveFreeSlots } from '#server/modules/booking/slots/naive-free-slots.ts'
import { day, practice, quantile } from './practice.ts'

/** Free slots of one doctor with 500 visits over 62 days (limit 5 ms), over fewer days, and by the naive rules. One JSON line. */
const from = Date.parse('2026-03-01T05:00:00Z')
const calendar = {
  ...practice('America/New_York', 500, 62, from),
  rules: { ...practice('UTC', 0, 1, from).rules, horizonDays: 90 },
}
const ask = (days: number) => ({ from, to: from + days * day, now: from })

function time(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

const cold = time(() => freeSlots(calendar, ask(62)))
const rounds = 300
for (let round = 0; round < rounds; round += 1) freeSlots(calendar, ask(62))
// A zone that nobody has asked about yet costs its offsets once.
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== calendar.zone)
const newZones = zones.map((zone) => time(() => freeSlots({ ...calendar, zone }, ask(62))))
const medians = Object.fromEntries(
  [8, 16, 31, 62].map((days) => [
    days,
    quantile(
      Array.from({ length: rounds }, () => time(() => freeSlots(calendar, ask(days)))),
      0.5,
    ),
  ]),
)
const times = Array.from({ length: rounds }, () => time(() => freeSlots(calendar, ask(62))))

console.log(
  JSON.stringify({
    bench: 'slots.oneDoctor',
    days: 62,
    visits: 500,
    slots: freeSlots(calendar, ask(62)).length,
    milliseconds: {
      first: Number(cold.toFixed(3)),
      newZone: quantile(newZones, 0.5),
      median: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      limit: 5,
    },
    medianByDays: medians,
    naiveMilliseconds: Number(time(() => naiveFreeSlots(calendar, ask(62))).toFixed(1)),
  }),
)

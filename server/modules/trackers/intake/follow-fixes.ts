import { standingAfter, type ZoneStanding } from '#contract/trackers/rules/zones.ts'
import { shapeOf, type ZoneRow } from '../zones/zone-row.ts'
import { batteryTold } from './battery-told.ts'
import type { ReportedFix } from './read-report.ts'

/** A fix that can be: it has a place and a time. */
export type Fix = ReportedFix & { readonly at: number; readonly latitude: number; readonly longitude: number }

/** A tracker as its fixes so far have left it. Times in milliseconds. */
export interface TrackerState {
  /** The newest: live positions and zones follow it. Others join the trail silently. */
  readonly newest: Pick<Fix, 'at' | 'latitude' | 'longitude' | 'accuracy'> | null
  readonly battery: number | null
  readonly usualSeconds: number
  readonly batteryTold: number | null
  readonly standings: ReadonlyMap<string, ZoneStanding>
}

export type TrackerNews =
  | { readonly kind: 'petLeftZone' | 'petEnteredZone'; readonly data: { readonly zone: string } }
  | { readonly kind: 'trackerBattery'; readonly data: { readonly percent: string } }

/** Seconds between two fixes that say something of how often a tracker sends. */
const telling = { least: 1, most: 21_600 } as const

/** The tracker after one more fix, and what people are told of it. Pure: a late fix changes nothing here. */
export function afterFix(state: TrackerState, zones: readonly ZoneRow[], fix: Fix): { state: TrackerState; news: TrackerNews[] } {
  if (state.newest && fix.at <= state.newest.at) return { state, news: [] }
  const seconds = state.newest ? (fix.at - state.newest.at) / 1000 : 0
  const isTelling = seconds >= telling.least && seconds <= telling.most
  const news: TrackerNews[] = []
  const standings = new Map(state.standings)
  for (const zone of zones) {
    const judged = standingAfter(shapeOf(zone), standings.get(zone.id) ?? { inside: null, outSince: null }, fix)
    standings.set(zone.id, judged.standing)
    if (judged.news) news.push({ kind: judged.news === 'left' ? 'petLeftZone' : 'petEnteredZone', data: { zone: zone.name } })
  }
  const told = fix.battery === null ? state.batteryTold : batteryTold(state.batteryTold, fix.battery)
  if (told !== null && (state.batteryTold === null || told < state.batteryTold))
    news.push({ kind: 'trackerBattery', data: { percent: String(fix.battery) } })
  return {
    state: {
      newest: fix,
      battery: fix.battery ?? state.battery,
      usualSeconds: isTelling ? Math.max(10, 0.8 * state.usualSeconds + 0.2 * seconds) : state.usualSeconds,
      batteryTold: told,
      standings,
    },
    news,
  }
}

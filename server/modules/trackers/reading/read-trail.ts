import type { z } from 'zod'
import { stopsOf, thinned, walkedMetres, walksOf } from '#contract/trackers/rules/trail.ts'
import type { Trail, trailQuery } from '#contract/trackers/schemas.ts'
import { trackerLimits } from '#contract/trackers/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { findTracker } from './find-tracker.ts'

/** A day in which clocks are put back is longer. */
const longest = 26 * 3_600_000
const mostFixes = 100_000

/** Where a tracker was within a day. @throws Refusal 404, 422 for a longer span */
export async function readTrail(
  platform: Platform,
  actor: Actor,
  id: string,
  { from, until }: z.output<typeof trailQuery>,
): Promise<Trail> {
  const { db } = platform
  await findTracker(platform, actor, id)
  const span = Date.parse(until) - Date.parse(from)
  if (span <= 0 || span > longest) throw invalid('until', 'span_too_long', 'A day at most')
  const rows = await db
    .selectFrom('tracker_fixes')
    .select(['fixed_at', 'latitude', 'longitude'])
    .where('tracker_id', '=', id)
    .where('fixed_at', '>=', from)
    .where('fixed_at', '<', until)
    .orderBy('fixed_at')
    .limit(mostFixes)
    .execute()
  if (rows.length === 0) return hoursOf(db, id, { from, until })
  const points = rows.map(({ fixed_at: at, ...place }) => ({ ...place, at: Date.parse(at) }))
  const stops = stopsOf(points)
  const walks = walksOf(points, stops)
  const instantOf = (at: number) => new Date(at).toISOString()
  return {
    points: thinned(points, trackerLimits.trailPoints).map(({ at, latitude, longitude }) => ({
      at: instantOf(at),
      latitude,
      longitude,
    })),
    stops: stops.map(({ from: began, until: ended, latitude, longitude }) => ({
      from: instantOf(began),
      until: instantOf(ended),
      latitude,
      longitude,
    })),
    walks: walks.map(({ from: began, until: ended, metres }) => ({
      from: instantOf(began),
      until: instantOf(ended),
      metres: Math.round(metres),
    })),
    metres: Math.round(walkedMetres(points, stops, walks)),
    fixes: rows.length,
    isSimplified: false,
  }
}

/** What is left after thirty days: where it was at the beginning of each hour. What lies between is not known any more. */
async function hoursOf(db: Reader, id: string, { from, until }: { from: string; until: string }): Promise<Trail> {
  const rows = await db
    .selectFrom('tracker_hours')
    .select(['hour as at', 'latitude', 'longitude', 'fixes'])
    .where('tracker_id', '=', id)
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .orderBy('hour')
    .execute()
  return {
    points: rows.map(({ at, latitude, longitude }) => ({ at, latitude, longitude })),
    stops: [],
    walks: [],
    metres: 0,
    fixes: rows.reduce((sum, { fixes }) => sum + fixes, 0),
    isSimplified: rows.length > 0,
  }
}

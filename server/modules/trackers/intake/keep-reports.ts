import { sql } from 'kysely'
import { trackerTopic } from '#contract/trackers/topics.ts'
import type { StrayReason } from '#contract/trackers/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'
import { tellPeopleOf } from '../tell-people.ts'
import { spendAllowance } from './fix-allowance.ts'
import { afterFix, type Fix, type TrackerNews, type TrackerState } from './follow-fixes.ts'
import { findTrackers, type FoundTracker } from './find-trackers.ts'
import { putAside } from './put-aside.ts'

/** A fix under the hash of its tracker's key, or what is put aside of one that cannot be. */
export type SentFix =
  | { readonly hash: string; readonly fix: Fix; readonly stray?: undefined }
  | {
      readonly hash: string
      readonly fix?: undefined
      readonly stray: { readonly reason: StrayReason; readonly saidAt: number | null }
    }

export interface SentReport {
  /** Oldest first. */
  readonly fixes: readonly SentFix[]
}

export interface KeptReport {
  /** Every key of it is one. */
  readonly isKnown: boolean
  readonly isHurried: boolean
  /** Until its trackers may send this again; then nothing of it is kept. 0: it was kept. */
  readonly waitSeconds: number
}

/** A tracker while its fixes are followed. */
interface Followed extends FoundTracker {
  now: TrackerState
  spentUntil: number | null
  readonly news: TrackerNews[]
}

/** Keeps what several trackers said, in one transaction, and answers for each report. The trackers stay locked until it ends. */
export function keepReports(platform: Platform, reports: readonly SentReport[]): Promise<readonly KeptReport[]> {
  const hashes = reports.flatMap(({ fixes }) => fixes.map(({ hash }) => hash))
  return platform.transact(async (work) => {
    const found = await findTrackers(work.db, [...new Set(hashes)])
    const trackers = new Map(found.map((each): [string, Followed] => [each.hash, { ...each, now: each.state, news: [] }]))
    const waits = reports.map((report) => spendFor(report, trackers, platform.clock.now().getTime()))
    const sent = reports.flatMap(({ fixes }, index) => (waits[index] === 0 ? fixes : []))
    for (const { hash, fix } of sent) {
      const tracker = trackers.get(hash)
      if (!tracker || !fix) continue
      const { state, news } = afterFix(tracker.now, tracker.zones, fix)
      tracker.now = state
      tracker.news.push(...news)
    }
    const all = [...trackers.values()]
    if (all.length > 0) await write(platform, work, sent, trackers)
    for (const { hash, stray } of sent) {
      const tracker = trackers.get(hash)
      if (tracker && stray) await putAside(platform, work, tracker.id, stray)
    }
    for (const tracker of all) {
      for (const { kind, data } of tracker.news) await tellPeopleOf(work, tracker, kind, data)
      if (tracker.now.newest !== tracker.state.newest) announce(platform, work, tracker)
    }
    return reports.map(({ fixes }, index) => ({
      isKnown: fixes.every(({ hash }) => trackers.has(hash)),
      isHurried: fixes.some(({ hash }) => trackers.get(hash)?.isHurried),
      waitSeconds: waits[index]!,
    }))
  })
}

/** Takes a report out of its trackers' allowances, or out of none of them. Answers the seconds to wait. */
function spendFor({ fixes }: SentReport, trackers: ReadonlyMap<string, Followed>, now: number): number {
  const counts = new Map<Followed, number>()
  for (const { hash } of fixes) {
    const tracker = trackers.get(hash)
    if (tracker) counts.set(tracker, (counts.get(tracker) ?? 0) + 1)
  }
  const spendings = [...counts].map(([tracker, count]) => ({ tracker, ...spendAllowance(tracker.spentUntil, now, count) }))
  const wait = Math.max(0, ...spendings.map(({ waitSeconds }) => waitSeconds))
  if (wait === 0) for (const { tracker, spentUntil } of spendings) tracker.spentUntil = spentUntil
  return wait
}

/** All that fixes change, in one statement: the trails, the trackers, each once, and how they stand to zones. */
async function write(
  { clock }: Platform,
  { db }: Work,
  sent: readonly SentFix[],
  trackers: ReadonlyMap<string, Followed>,
): Promise<void> {
  const instant = (at: number) => new Date(at).toISOString()
  const fixes = sent.flatMap(({ hash, fix }) => {
    const id = trackers.get(hash)?.id
    return fix && id ? [{ ...fix, id, fixed_at: instant(fix.at) }] : []
  })
  const all = [...trackers.values()]
  const moved = all.map(({ id, spentUntil, now: { newest, battery, usualSeconds, batteryTold } }) => ({
    id,
    ...newest,
    fixed_at: newest && instant(newest.at),
    battery,
    usual: usualSeconds,
    told: batteryTold,
    spent: spentUntil === null ? null : instant(spentUntil),
  }))
  const standings = all.flatMap(({ id, state, now }) =>
    [...now.standings].flatMap(([zone, { inside, outSince }]) => {
      const before = state.standings.get(zone)
      const isSame = (before?.inside ?? null) === inside && (before?.outSince ?? null) === outSince
      return isSame ? [] : [{ zone, id, inside, out_since: outSince === null ? null : instant(outSince) }]
    }),
  )
  const kept = sql`insert into tracker_fixes (tracker_id, fixed_at, latitude, longitude, accuracy, speed, battery)
    select * from json_to_recordset(${JSON.stringify(fixes)}::json)
      as fix (id uuid, fixed_at timestamptz, latitude float8, longitude float8, accuracy real, speed real, battery smallint)
    on conflict do nothing`
  const stood = sql`, stood as (
    insert into zone_standings (zone_id, tracker_id, inside, out_since)
    select * from json_to_recordset(${JSON.stringify(standings)}::json) as standing (zone uuid, id uuid, inside boolean, out_since timestamptz)
    on conflict (zone_id, tracker_id) do update set inside = excluded.inside, out_since = excluded.out_since)`
  await sql`with kept as (${kept})${standings.length > 0 ? stood : sql``}
    update trackers set seen_at = ${clock.now().toISOString()}::timestamptz, late_told_at = null, fixed_at = moved.fixed_at,
      latitude = moved.latitude, longitude = moved.longitude, accuracy = moved.accuracy, battery = moved.battery,
      usual_seconds = moved.usual, battery_told = moved.told, spent_until = moved.spent
    from json_to_recordset(${JSON.stringify(moved)}::json) as moved (id uuid, fixed_at timestamptz, latitude float8, longitude float8,
      accuracy float8, battery smallint, usual float8, told smallint, spent timestamptz)
    where trackers.id = moved.id`.execute(db)
}

/** The newest of what came; those between stand in the trail. */
function announce(platform: Platform, work: Work, { id, now: { newest, battery } }: Followed) {
  if (!newest) return
  const payload = {
    id,
    at: new Date(newest.at).toISOString(),
    latitude: String(newest.latitude),
    longitude: String(newest.longitude),
    battery: battery === null ? '' : String(battery),
  }
  work.afterCommit(() => platform.hub.announce(trackerTopic(id), { kind: 'tracker.moved', payload }))
}

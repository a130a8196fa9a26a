import { fixWindow, type StrayReason } from '#contract/trackers/values.ts'
import { notFound, tooMany } from '#server/kernel/errors.ts'
import { gathered } from '#server/kernel/gathered.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Fix } from './follow-fixes.ts'
import { keepReports, type KeptReport, type SentFix, type SentReport } from './keep-reports.ts'
import type { Report } from './read-report.ts'

/** So many fixes go into one transaction: as many as one report may bring. */
export const mostFixes = 500

type Keep = (report: SentReport & { readonly platform: Platform }) => Promise<KeptReport>

/**
 * Of each running platform. Hundreds of trackers that send in the same moment wait for the disk once: while one transaction is written, what
 * comes is gathered for the next. What a call's own platform adds, its number, belongs to none of them.
 */
const keepers = new WeakMap<Platform['hub'], Keep>()

function keeperOf({ hub }: Platform): Keep {
  const known = keepers.get(hub)
  if (known) return known
  const made: Keep = gathered(
    (reports: readonly (SentReport & { platform: Platform })[]) => keepReports(reports[0]!.platform.within(null), reports),
    { most: mostFixes, weigh: ({ fixes }) => fixes.length },
  )
  keepers.set(hub, made)
  return made
}

/**
 * Takes what a tracker said, oldest first, so that zones see a backlog in its order; durable when it resolves. The same fix again changes
 * nothing, a late one joins the trail and tells nobody, and what cannot be is put aside and counted. Answers whether the tracker is asked for its
 * fastest rate.
 * @throws Refusal 404 for a key that is none, when what came under others is kept; 429 beyond a tracker's allowance, when nothing is kept
 */
export async function takeFixes(platform: Platform, reports: readonly (Report & { readonly key: string })[]): Promise<boolean> {
  const now = platform.clock.now().getTime()
  const hashes = new Map<string, string>()
  for (const { key } of reports) if (!hashes.has(key)) hashes.set(key, await platform.secrets.hash(key))
  const fixes = reports
    .toSorted((one, other) => (one.fix.at ?? Infinity) - (other.fix.at ?? Infinity))
    .map(({ key, fix }): SentFix => {
      const at = Math.round(fix.at ?? now)
      const reason = strayReason(fix.latitude, at, now)
      const hash = hashes.get(key)!
      return reason ? { hash, stray: { reason, saidAt: fix.at } } : { hash, fix: { ...fix, at } as Fix }
    })
  const { isKnown, isHurried, waitSeconds } = await keeperOf(platform)({ platform, fixes })
  if (!isKnown) throw notFound()
  if (waitSeconds > 0) throw tooMany(waitSeconds)
  return isHurried
}

function strayReason(latitude: number | null, at: number, now: number): StrayReason | null {
  if (latitude === null) return 'no_position'
  if (at < now - fixWindow.past) return 'too_old'
  return at > now + fixWindow.future ? 'in_the_future' : null
}

import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { mostDaysSealed } from '#contract/audit/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { computeSeal, noSeal } from './compute-seal.ts'

/** A day is sealed once it has been over for so long: until then a unit of work that began within it, or a clock that was set back, may add to it. */
const settlingMilliseconds = 3_600_000
const dayLength = 86_400_000

/**
 * Seals each day that is over, one after another, those without entries too, so that none can be taken out of the chain. Not many in one run,
 * and none while the clock seems to have leapt: a day that was sealed before it came could not be put right.
 */
export const sealDays: Job = {
  name: 'audit.seal',
  everySeconds: 900,
  async run(platform, slice) {
    const days: Sealed[] = []
    await slice.untilDone(async () => {
      const sealed = await sealNext(platform)
      if (sealed) days.push(sealed)
      return sealed !== null && days.length < mostDaysSealed
    })
    const newest = days.at(-1)
    // The log is kept elsewhere: whoever rewrites the whole chain does not rewrite it there. The newest seal holds all before it.
    if (newest) platform.log.info('the audit trail is sealed up to a day', { ...newest })
  },
}

interface Sealed {
  readonly day: string
  readonly entries: number
  readonly seal: string
}

/** The day that was sealed; `null` when none waits. */
function sealNext(platform: Platform): Promise<Sealed | null> {
  const { clock } = platform
  const lastDay = dayOf(new Date(clock.now().getTime() - settlingMilliseconds)).subtract({ days: 1 })
  return platform.transact(async ({ db }) => {
    const newest = await db.selectFrom('audit_seals').select(['day', 'hash']).orderBy('day', 'desc').limit(1).executeTakeFirst()
    const day = newest ? Temporal.PlainDate.from(newest.day).add({ days: 1 }) : await firstDay(db)
    if (!day || Temporal.PlainDate.compare(day, lastDay) > 0) return null
    if (await seemsToHaveLeapt(db, day, clock.now())) {
      platform.log.error('the clock is far ahead of the audit trail, which is not sealed', {
        day: day.toString(),
        clock: clock.now().toISOString(),
      })
      return null
    }
    const previous = newest?.hash ?? noSeal
    const { entries, hash } = await computeSeal(db, day.toString(), previous)
    await db.insertInto('audit_seals').values({ day: day.toString(), entries, previous, hash, sealed_at: clock.now() }).execute()
    return { day: day.toString(), entries, seal: hash }
  })
}

/**
 * Whether the clock is far beyond the day that waits, and the trail has no entry that is a day old by it: after a leap there is none, after a long
 * standstill there is one a day later.
 */
async function seemsToHaveLeapt(db: Reader, day: Temporal.PlainDate, now: Date): Promise<boolean> {
  const reached = dayOf(now)
  if (day.until(reached).days <= mostDaysSealed) return false
  const since = new Date(now.getTime() - mostDaysSealed * dayLength).toISOString()
  const until = new Date(now.getTime() - dayLength).toISOString()
  const { rows } = await sql<{
    has: boolean
  }>`select exists (select from audit_entries where at >= ${since} and at <= ${until}) as has`.execute(db)
  return rows[0]?.has !== true
}

const dayOf = (instant: Date) => Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('UTC').toPlainDate()

async function firstDay(db: Reader): Promise<Temporal.PlainDate | null> {
  const { rows } = await sql<{ at: string | null }>`select min(at) as at from audit_entries`.execute(db)
  const at = rows[0]?.at
  return at ? dayOf(new Date(at)) : null
}

import { thinned } from '#contract/observations/rules/thin.ts'
import type { Course } from '#contract/observations/schemas.ts'
import { mostChartPoints, type ObservationKind } from '#contract/observations/values.ts'
import { addMonths } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { startOfDay } from '#server/kernel/wall-clock.ts'
import { lookedAt, ofSubject, openRecord, type Subject } from '#server/modules/records/index.ts'
import { centilesOver } from '../growth/of-child.ts'
import { rangesOf, type RangesOfSubject, type UsualRange } from './ranges-of.ts'

/** One kind over time, for a chart. The reading goes on the list of who looked. @throws Refusal as `openRecord` */
export async function readCourse(platform: Platform, actor: Actor, id: string, kind: ObservationKind): Promise<Course> {
  const { db, clock } = platform
  const opened = await openRecord(db, actor, id, 'read', clock.now())
  await lookedAt(platform, actor, opened, 'read')
  const { subject } = opened
  const all = await db
    .selectFrom('observations')
    .select(['at', 'value', 'second'])
    .where(ofSubject('observations', subject))
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const points = thinned(all, mostChartPoints, ({ value }) => value)
  const [first, last] = [points[0], points.at(-1)]
  return {
    id,
    kind,
    count: all.length,
    points,
    bands: first && last ? bandsOver(await rangesOf(db, subject), subject, { kind, from: first.at, to: last.at }) : [],
    centiles: first && last ? centilesOver(subject, kind, first.at, last.at) : [],
  }
}

interface Stretch {
  readonly kind: ObservationKind
  readonly from: string
  readonly to: string
}

/** What was usual in that time: as somebody grows, one range follows another on the day of a month of age. */
function bandsOver(ranges: RangesOfSubject, { birthDate, timeZone }: Subject, { kind, from, to }: Stretch): Course['bands'] {
  const shown = ({ low, high, secondLow, secondHigh, source }: UsualRange) => ({ low, high, secondLow, secondHigh, source })
  if (birthDate === null) {
    const range = ranges.atAnyAge(kind)
    return range ? [{ from, to, ...shown(range) }] : []
  }
  const atAge = (months: number) => new Date(startOfDay(addMonths(birthDate, months), timeZone)).toISOString()
  return ranges.of(kind).flatMap((range) => {
    const begins = latest(from, atAge(range.fromMonths))
    const ends = range.toMonths === null ? to : earliest(to, atAge(range.toMonths))
    return begins <= ends ? [{ from: begins, to: ends, ...shown(range) }] : []
  })
}

const latest = (one: string, other: string) => (one > other ? one : other)
const earliest = (one: string, other: string) => (one < other ? one : other)

import type { z } from 'zod'
import type { TimelineItem } from '#contract/records/timeline-schemas.ts'
import type { timelinePage, timelineQuery } from '#contract/records/schemas.ts'
import { addDays } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readCursor, writeCursor } from '#server/kernel/cursor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { searchTermsOf } from '#server/kernel/search-terms.ts'
import { startOfDay } from '#server/kernel/wall-clock.ts'
import { lookedAt } from '../access/looked-at.ts'
import { openRecord } from '../access/open-record.ts'
import { entriesTimeline } from './entries.ts'
import { firstOf } from './merge.ts'
import type { TimelineWanted } from './provider.ts'
import { visitsTimeline } from './visits.ts'

const order = { name: 'timeline', kind: 'instant' } as const

/**
 * A page of all that is known of a subject, of this capability and of those that hand theirs over. Each source is asked for one page, so that a
 * deep page costs what the first does. The reading goes on the list of who looked.
 * @throws Refusal as `openRecord`; 422 naming `cursor`
 */
export async function readTimeline(
  platform: Platform,
  actor: Actor,
  id: string,
  query: z.output<typeof timelineQuery>,
): Promise<z.infer<typeof timelinePage>> {
  const { db, clock, modules } = platform
  const opened = await openRecord(db, actor, id, 'read', clock.now())
  await lookedAt(platform, actor, opened, 'read')
  const { limit, cursor, kind, text } = query
  const terms = text ? searchTermsOf(text) : null
  // What has neither letter nor digit is found nowhere.
  if (text && !terms) return { items: [], next: null }
  const after = cursor === undefined ? null : readCursor(order, cursor)
  const wanted: Omit<TimelineWanted, 'kinds'> = {
    from: query.from === undefined ? null : startOf(query.from, actor.timeZone),
    to: query.to === undefined ? null : startOf(addDays(query.to, 1), actor.timeZone),
    terms,
    after: after && { at: String(after[0]), id: after[1] },
    limit: limit + 1,
  }
  const sources = [entriesTimeline, visitsTimeline, ...modules.flatMap(({ timeline }) => timeline ?? [])]
  const parts = await Promise.all(
    sources.map(async (source): Promise<readonly TimelineItem[]> => {
      const kinds = kind ? source.kinds.filter((one) => one === kind) : source.kinds
      return kinds.length === 0 ? [] : source.list(db, opened.subject, { ...wanted, kinds }, opened.standing)
    }),
  )
  const found = firstOf(parts, limit + 1)
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, next: found.length > limit && last ? writeCursor(order, [last.at, last.id]) : null }
}

const startOf = (day: string, zone: string): string => new Date(startOfDay(day, zone)).toISOString()

import { sql } from 'kysely'
import { doctorQuery, type DoctorCard, type DoctorQuery, type Slot } from '#contract/doctors/schemas.ts'
import { listedFreeSlots } from '#contract/doctors/values.ts'
import { readCursor, writeCursor } from '#server/kernel/cursor.ts'
import { mustHavePosition } from '#server/kernel/distance.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { nextFreeSlots, windowOf } from '#server/modules/booking/index.ts'
import { modeShown } from './mode-shown.ts'
import { findDoctors, readSearch, type Said } from './find-doctors.ts'
import { presentCard } from './present-doctor.ts'

export interface DoctorPage {
  items: DoctorCard[]
  /** On all pages. */
  total: number
  next: string | null
}

/**
 * The doctors list with the first free slots of each. By free time it is sorted beside the database (who has none in the coming
 * fortnight stands last); by all else within it.
 */
export async function searchDoctors(platform: Platform, query: DoctorQuery): Promise<DoctorPage> {
  mustHavePosition(query, query.sort === 'distance' || query.maximumDistance !== undefined)
  const said = readSearch(query)
  if (query.sort === 'nextFree') return byFreeTime(platform, query, said)
  const rows = platform.db.selectFrom(findDoctors(platform.db, query, said).as('found')).selectAll()
  const inTime = query.freeBy ? [...(await freeTimeOfFound(platform, query, said)).keys()] : null
  const wanted = inTime ? rows.where('found.user_id', '=', sql<string>`any(${inTime}::uuid[])`) : rows
  const page = await readPage(
    wanted,
    { column: 'found.rank', kind: 'number', id: 'found.user_id', direction: 'asc', at: (row) => [row.rank, row.user_id] },
    query,
  )
  const ids = page.items.map((row) => row.user_id)
  const modes = new Map(page.items.map((row) => [row.user_id, modeShown(row, query)]))
  const slots = await nextFreeSlots(platform, ids, { modeOf: (id) => modes.get(id), ...listedFreeSlots })
  const { total } = await wanted
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const items = page.items.map((row) => presentCard(row, slots.get(row.user_id) ?? [], modes.get(row.user_id)))
  return { items, next: page.next, total }
}

/** Milliseconds of the first free time, greater than any for who has none; then the doctor. */
const byFirstFree = { name: 'nextFree', kind: 'integer' } as const

function positionOf(cursor: string): { first: number; id: string } {
  const [first, id] = readCursor(byFirstFree, cursor)
  return { first: Number(first), id }
}

async function byFreeTime(platform: Platform, query: DoctorQuery, said: Said): Promise<DoctorPage> {
  const after = query.cursor === undefined ? null : positionOf(query.cursor)
  const free = await freeTimeOfFound(platform, query, said)
  const inOrder = [...free]
    .map(([id, slots]) => ({ id, slots, first: slots[0] ? Date.parse(slots[0].start) : Number.MAX_SAFE_INTEGER }))
    .toSorted((a, b) => a.first - b.first || (a.id < b.id ? -1 : 1))
    .filter(({ first, id }) => after === null || first > after.first || (first === after.first && id > after.id))
  const shown = inOrder.slice(0, query.limit)
  const ids = shown.map(({ id }) => id)
  const rows = await findDoctors(platform.db, query, [])
    .where('doctors.user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const rowOf = new Map(rows.map((row) => [row.user_id, row]))
  const last = shown.at(-1)
  return {
    items: shown.flatMap(({ id, slots }) => {
      const row = rowOf.get(id)
      return row ? [presentCard(row, slots, modeShown(row, query))] : []
    }),
    total: free.size,
    next: last && inOrder.length > shown.length ? writeCursor(byFirstFree, [last.first, last.id]) : null,
  }
}

/** Cards of these doctors in this order, with their next free times; without those whom nobody can find. */
export async function readDoctorCards(platform: Platform, ids: readonly string[]): Promise<DoctorCard[]> {
  const [rows, slots] = await Promise.all([
    findDoctors(platform.db, doctorQuery.parse({}), [])
      .where('doctors.user_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .execute(),
    nextFreeSlots(platform, ids),
  ])
  const cards = new Map(rows.map((row) => [row.user_id, presentCard(row, slots.get(row.user_id) ?? [])]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** The first free slots of every doctor found, or of those who have one by the asked day. */
async function freeTimeOfFound(platform: Platform, query: DoctorQuery, said: Said): Promise<Map<string, Slot[]>> {
  const found = await findDoctors(platform.db, query, said)
    .clearSelect()
    .select(['doctors.user_id', 'doctors.video_fee', 'doctors.clinic_fee'])
    .execute()
  const modes = new Map(found.map((row) => [row.user_id, modeShown(row, query)]))
  const slots = await nextFreeSlots(platform, [...modes.keys()], { modeOf: (id) => modes.get(id), ...listedFreeSlots })
  if (!query.freeBy) return slots
  const { to } = windowOf({ from: query.freeBy, to: query.freeBy, timeZone: query.timeZone })
  return new Map([...slots].filter(([, [first]]) => first !== undefined && Date.parse(first.start) < to))
}

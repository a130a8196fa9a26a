import { sql } from 'kysely'
import type { MergeFigures } from '#contract/merges/schemas.ts'
import {
  mergeObstacles,
  movedKinds,
  onceKinds,
  type MergeObstacle,
  type MovedKind,
  type OnceKind,
} from '#contract/merges/values.ts'
import type { Tables } from '#server/kernel/db.ts'
import type { JoinedPeople } from '#server/kernel/join-people.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { declaredOf, eraseRows, inOrder, rowsOf } from '#server/modules/privacy/index.ts'
import { columnsOfPeople, type ColumnOfPeople } from './columns-of-people.ts'
import { moveRows } from './move-rows.ts'

/** Ways in, traces and wishes of one account alone: they end with it, and never let its devices into the other. */
const ownModules = new Set(['account', 'privacy'])
/** What was done stays as it was done: the trail is only added to. */
const trails = ['audit_entries', 'idempotency_keys']
/** The provider keeps cards for one of its own customers, and charges them in no other's name: they end, and the person saves them anew. */
const cards = ['payment_customers', 'saved_cards', 'card_setups']

const kinds: Readonly<Record<string, MovedKind>> = {
  'pets.owner_id': 'pets',
  'appointments.patient_id': 'visits',
  'orders.buyer_id': 'orders',
  'prescriptions.patient_id': 'prescriptions',
  'certificates.patient_id': 'certificates',
  'record_entries.patient_id': 'entries',
  'social_posts.author_id': 'posts',
}
const onceKindOf: Readonly<Partial<Record<keyof Tables, OnceKind>>> = {
  cart_lines: 'cart',
  favourite_doctors: 'favourites',
  favourite_products: 'favourites',
  awaited_products: 'favourites',
  follows: 'follows',
  blocks: 'follows',
  social_likes: 'likes',
  product_reviews: 'reviews',
  notice_preferences: 'settings',
  quiet_hours: 'settings',
  saved_views: 'settings',
  chat_settings: 'settings',
  social_settings: 'settings',
}
const obstaclesOf: Readonly<Record<string, MergeObstacle>> = { subscriptions: 'plans', appointments: 'visits' }

export type JoinedAccounts = Pick<MergeFigures, 'moved' | 'once' | 'obstacles'>

/**
 * Gives all that one account has to the other, and takes away what is left of it, as at the end of an account. Within the unit of work; what
 * must outlive its person and cannot go over is an obstacle, and the caller takes everything back.
 */
export async function joinAccounts(platform: Platform, work: Work, people: JoinedPeople): Promise<JoinedAccounts> {
  const declared = declaredOf(platform.modules)
  const apart = tablesApart(platform)
  const moved = counter(movedKinds)
  const once = counter(onceKinds)
  // What was issued lets itself be changed by nothing else.
  await sql`select set_config('carenest.erasing', 'on', true)`.execute(work.db)
  for (const { joinsPeople } of platform.modules)
    if (joinsPeople) moved.add(joinsPeople.counts, await joinsPeople.join(work, people))
  for (const column of await columnsOfPeople(work.db, declared)) {
    if (apart.has(column.table)) continue
    const rows = await moveRows(work, column, people)
    moved.add(kinds[`${column.table}.${column.column}`], rows.moved)
    if (endsWithAccount(declared, column)) once.add(onceKindOf[column.table as keyof Tables], rows.left)
  }
  const obstacles = await obstaclesTo(work, declared, apart, people.closedId)
  if (obstacles.length === 0) {
    const closed = await work.db
      .selectFrom('users')
      .select(['id', 'email', 'phone'])
      .where('id', '=', people.closedId)
      .executeTakeFirstOrThrow()
    await eraseRows(work.db, await inOrder(work.db, declared), closed)
  }
  await sql`select set_config('carenest.erasing', 'off', true)`.execute(work.db)
  return { moved: moved.figures(), once: once.figures(), obstacles }
}

/** Counts by kind; what is of none of them is `others`. */
function counter<Kind extends string>(kinds: readonly (Kind | 'others')[]) {
  const counts = new Map<Kind | 'others', number>()
  return {
    add(named: string | undefined, more: number) {
      const kind = kinds.find((each) => each === named) ?? 'others'
      counts.set(kind, (counts.get(kind) ?? 0) + more)
    },
    figures: () => kinds.flatMap((kind) => (counts.get(kind) ? [{ kind, count: counts.get(kind)! }] : [])),
  }
}

/** Whether rows of this column that stay behind go with the account, and stand in nobody's way. */
function endsWithAccount(declared: PersonalData, { table, column }: ColumnOfPeople): boolean {
  if (obstaclesOf[table] !== undefined) return false
  return declared[table]?.rows.some(({ of, fate }) => of === column && fate === 'delete') ?? false
}

function tablesApart({ modules }: Platform): ReadonlySet<string> {
  const own = modules.filter(({ name }) => ownModules.has(name)).flatMap(({ personalData }) => Object.keys(personalData ?? {}))
  const seenTo = modules.flatMap(({ joinsPeople }) => joinsPeople?.tables ?? [])
  return new Set([...own, ...seenTo, ...trails, ...cards])
}

/** Tables in which something is left that must not go with the account. */
async function obstaclesTo(
  work: Work,
  declared: PersonalData,
  apart: ReadonlySet<string>,
  closedId: string,
): Promise<MergeObstacle[]> {
  const found = new Set<MergeObstacle>()
  const owner = { id: closedId, email: null, phone: null }
  for (const [table, { rows }] of Object.entries(declared)) {
    if (apart.has(table)) continue
    for (const { of, fate } of rows) {
      if (!/^\w+$/.test(of) || (fate === 'delete' && obstaclesOf[table] === undefined)) continue
      const { rows: left } = await sql`select 1 from ${sql.table(table)} where ${rowsOf({ of }, owner)} limit 1`.execute(work.db)
      if (left.length > 0) found.add(obstaclesOf[table] ?? 'others')
    }
  }
  return mergeObstacles.filter((each) => found.has(each))
}

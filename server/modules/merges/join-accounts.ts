import { sql } from 'kysely'
import type { MergeFigures } from '#contract/merges/schemas.ts'
import { mergeObstacles, movedKinds, type MergeObstacle, type MovedKind } from '#contract/merges/values.ts'
import type { JoinedPeople } from '#server/kernel/join-people.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { declaredOf, eraseRows, inOrder, rowsOf } from '#server/modules/privacy/index.ts'
import { columnsOfPeople } from './columns-of-people.ts'
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
const obstaclesOf: Readonly<Record<string, MergeObstacle>> = { subscriptions: 'plans', appointments: 'visits' }

/**
 * Gives all that one account has to the other, and takes away what is left of it, as at the end of an account. Within the unit of work; what
 * must outlive its person and cannot go over is an obstacle, and the caller takes everything back.
 */
export async function joinAccounts(platform: Platform, work: Work, people: JoinedPeople): Promise<MergeFigures> {
  const declared = declaredOf(platform.modules)
  const apart = tablesApart(platform)
  const counts = new Map<MovedKind, number>()
  const count = (kind: MovedKind, more: number) => counts.set(kind, (counts.get(kind) ?? 0) + more)
  // What was issued lets itself be changed by nothing else.
  await sql`select set_config('carenest.erasing', 'on', true)`.execute(work.db)
  for (const { name, joinsPeople } of platform.modules)
    if (joinsPeople) count(name === 'chat' ? 'conversations' : 'others', await joinsPeople.join(work, people))
  for (const column of await columnsOfPeople(work.db, declared)) {
    if (apart.has(column.table)) continue
    count(kinds[`${column.table}.${column.column}`] ?? 'others', await moveRows(work, column, people))
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
  const moved = movedKinds.flatMap((kind) => (counts.get(kind) ? [{ kind, count: counts.get(kind)! }] : []))
  return { moved, obstacles }
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

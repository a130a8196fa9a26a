import { sql, type Transaction } from 'kysely'
import type { Db, Tables } from '#server/kernel/db.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { inOrder } from '../declared.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
}
interface Check {
  readonly table: string
  readonly name: string
  readonly rule: string
}
export interface Canary {
  readonly id: string
  readonly email: string
  readonly phone: string
  /** In every text. */
  readonly word: string
}

/** What constraints ask for and no rule of thumb finds. */
type Given = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** For a patient of whom there is a row everywhere. */
export const givenColumns = ({ email, phone, word }: Canary, productId: string): Given => ({
  users: { email: email, phone: phone, user_type: 0, status: 'active', locale: 'en-US', erased_at: null },
  files: { sizes: '[]' },
  quiet_hours: { starts: '22:00', ends: '07:00' },
  company_statements: { net: 0 },
  availability: { slot_minutes: 30 },
  papers: { code: '0123456789ABCDEF', kind: 'prescription', lines: JSON.stringify([word]) },
  notice_deliveries: {
    channel: 'email',
    message: JSON.stringify({ text: word }),
    hold_until: '2026-02-03T00:00:00Z',
    sent_at: null,
  },
  prescription_fills: { number: 1, part: 1, due: 1, amount: 1, remaining: 0 },
  saved_cards: { last4: '4242' },
  safe_zones: { kind: 'circle', latitude: 1, longitude: 1, radius: 100, points: null },
  autoships: {
    kind: 'shop',
    product_id: productId,
    agreed_total: 1,
    delivery: 'courier',
    state: 'active',
    asks: null,
    prescription_id: null,
    line_id: null,
  },
  order_lines: { kind: 'product', position: 1, quantity: 1, unit_amount: 1, discount: 0, tax: 0, total: 1, words: null },
  orders: {
    subtotal: 1,
    total: 1,
    kind: 'shop',
    state: 'completed',
    payment_state: 'paid',
    fulfilment_state: 'delivered',
    subject_kind: null,
    refunded: 0,
    discount: 0,
    tax: 0,
    covered: 0,
    covered_returned: 0,
  },
})

/**
 * Writes a row into each declared table for each way that leads to the person, with a word in every text that takes it: past triggers and
 * references, but not past checks. Answers the tables in which no row could be written.
 */
export async function fillTables(db: Db, declared: PersonalData, canary: Canary, given: Given): Promise<string[]> {
  const { rows: columns } = await sql<Column>`select table_name as "table", column_name as name, data_type as type,
    is_nullable = 'YES' as "isNullable" from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
    order by table_name, ordinal_position`.execute(db)
  const { rows: checks } = await sql<Check>`select conrelid::regclass::text as "table", conname as name,
    pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' order by conname`.execute(db)
  const firstOf = new Map<string, string>()
  const failed: string[] = []
  await db.transaction().execute(async (work) => {
    await sql`set local session_replication_role = replica`.execute(work)
    for (const [table, { rows }] of (await inOrder(work, declared)).toReversed()) {
      for (const [place, { of }] of rows.entries()) {
        const own = columns.filter((column) => column.table === table)
        const row = new Map(own.map((column) => [column.name, valueFor(column, canary, place + 1)]))
        if (of !== 'id') row.set(...wayOf(of, canary, firstOf))
        else row.set('id', canary.id)
        for (const [name, value] of Object.entries(given[table] ?? {})) row.set(name, value)
        if (table === 'users' && place > 0) continue
        const written = await insert(work, table, row, { own, checks: checks.filter((check) => check.table === table), canary })
        if (written.startsWith('failed')) failed.push(`${table} (${of}) ${written}`)
        else if (!firstOf.has(table)) firstOf.set(table, written)
      }
    }
  })
  return failed
}

function wayOf(of: string, { id, email, phone }: Canary, firstOf: ReadonlyMap<string, string>): [string, unknown] {
  if (of.includes('@')) return [of.split('@')[1]!, of.startsWith('email') ? email : phone]
  const [column, parent] = of.split('>') as [string, string?]
  return [column, parent === undefined ? id : firstOf.get(parent.split('.')[0]!)]
}

function valueFor({ type, isNullable, name }: Column, { word }: Pick<Canary, 'word'>, place = 1): unknown {
  if (type === 'text' || type === 'character varying') return `${word} ${name} ${place}`
  if (type === 'jsonb') return JSON.stringify({ [name]: word })
  if (type === 'ARRAY') return [word]
  if (isNullable) return null
  if (type === 'uuid') return crypto.randomUUID()
  if (type === 'boolean') return false
  if (type === 'date') return '2026-02-01'
  if (type.startsWith('timestamp')) return /^(ends|expires)/.test(name) ? '2026-02-03T00:00:00.000Z' : '2026-02-01T00:00:00.000Z'
  if (type === 'tstzrange') return '[2026-02-01T00:00:00Z,2026-02-01T01:00:00Z)'
  return type === 'character' ? 'USD' : place
}

/** The row, changed until no check refuses it: what a refusing check names becomes one of the words that it allows, or nothing. */
async function insert(
  work: Transaction<Tables>,
  table: string,
  row: Map<string, unknown>,
  { own, checks, canary }: { own: readonly Column[]; checks: readonly Check[]; canary: Canary },
): Promise<string> {
  const key = row.has('id') ? 'id' : own[0]!.name
  for (let tries = 0; tries < 30; tries += 1) {
    await sql`savepoint attempt`.execute(work)
    try {
      const names = sql.join([...row.keys()].map((name) => sql.ref(name)))
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join([...row.values()])})`.execute(work)
      return String(row.get(key))
    } catch (error) {
      await sql`rollback to savepoint attempt`.execute(work)
      const { constraint = '' } = error as { constraint?: string }
      const check = checks.find(({ name }) => name === constraint)
      if (!check || !soften(row, check, own, canary)) {
        return `failed: ${constraint} ${(error as Error).message}`
      }
    }
  }
  return 'failed: too often'
}

function soften(row: Map<string, unknown>, { rule }: Check, own: readonly Column[], { word }: Canary): boolean {
  const named = own.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(rule))
  for (const { name, type, isNullable } of named) {
    const value = row.get(name)
    const holdsWord = typeof value === 'string' ? value.includes(word) : Array.isArray(value)
    if (!holdsWord) continue
    const words = [...rule.matchAll(/'([\w.-]*)'::text/g)].map(([, allowed]) => allowed)
    row.set(name, isNullable ? null : type === 'ARRAY' ? [words[0]] : type === 'jsonb' ? '[]' : (words[0] ?? 'x'))
    return true
  }
  const empty = named.find(({ name, isNullable }) => isNullable && row.get(name) === null)
  if (!empty) return false
  row.set(empty.name, valueFor({ ...empty, isNullable: false }, { word }))
  return true
}

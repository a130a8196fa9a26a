import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

/** Rows that are read at once, and locked where they change. */
const batch = 2_000

/** Generated columns by table, with a column that they are made of: writing it makes them anew. */
const generated = [
  { table: 'users', id: 'id', column: 'name_words', of: 'name' },
  { table: 'pets', id: 'id', column: 'name_words', of: 'name' },
  { table: 'doctors', id: 'user_id', column: 'search_words', of: 'biography' },
  { table: 'doctors', id: 'user_id', column: 'place_words', of: 'clinic_address' },
  { table: 'blog_posts', id: 'id', column: 'search_words', of: 'title' },
  { table: 'events', id: 'id', column: 'search_words', of: 'title' },
  { table: 'products', id: 'id', column: 'search_words', of: 'name' },
] as const

/** Brings folded columns along with the function of 0450. Only rows that are written otherwise now are touched, which are few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, id, column, of } of generated) {
    const { rows } = await sql<{ expression: string }>`select pg_get_expr(adbin, adrelid) as expression from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      where adrelid = ${table}::regclass and attname = ${column}`.execute(db)
    await inBatches(db, {
      table,
      id,
      set: sql`${sql.ref(of)} = ${sql.ref(of)}`,
      where: sql`${sql.ref(column)} is distinct from ${sql.raw(rows[0]!.expression)}`,
    })
  }
  await inBatches(db, { table: 'record_entries', id: 'id', set: sql`words = folded(words)`, where: sql`words <> folded(words)` })
}

interface Change {
  readonly table: string
  readonly id: string
  readonly set: ReturnType<typeof sql>
  readonly where: ReturnType<typeof sql>
}

async function inBatches(db: Kysely<unknown>, { table, id, set, where }: Change): Promise<void> {
  const [name, key] = [sql.table(table), sql.ref(id)]
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) {
    const { rows }: { rows: { last: string }[] } = await sql<{ last: string }>`
      with part as materialized (select ${key} as key from ${name} where ${key} > ${after}::uuid order by ${key} limit ${batch}),
        changed as (update ${name} set ${set} where ${key} in (select key from part) and ${where})
      select key as last from part order by key desc limit 1`.execute(db)
    after = rows[0]?.last
  }
}

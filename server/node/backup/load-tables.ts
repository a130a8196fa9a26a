import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { CopyConnection } from '#server/adapters/database/copy-connection.ts'
import { tableFile, type Manifest } from './manifest.ts'
import { quoted } from './write-backup.ts'

interface Partitions {
  readonly kept: Manifest['partitions']
  readonly made: Manifest['partitions']
}

interface Constraint {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Replaces every row of a migrated database by those of the backup. Triggers rest meanwhile, and foreign keys are made anew afterwards, so that
 * the order of tables plays no part and the database itself checks that everything fits. For the owner of the tables, who need not be a superuser.
 * Within the transaction of the caller.
 */
export async function loadTables(connection: CopyConnection, manifest: Manifest, folder: string): Promise<void> {
  const { query } = connection
  const constraints = await dropConstraints(connection)
  const partitions = await replacePartitions(connection, manifest)
  const tables = manifest.tables.map(({ name }) => quoted([name]))
  // Those of a part do not rest with its table's.
  const resting = [...tables, ...partitions.kept.map(({ name }) => quoted([name]))]
  for (const table of resting) await query(`alter table ${table} disable trigger user`)
  await query(`truncate ${tables.join(', ')}`)
  for (const { name, columns } of manifest.tables)
    await connection.copyIn(`${quoted([name])} (${quoted(columns)})`, createReadStream(join(folder, tableFile(name))))
  for (const table of resting) await query(`alter table ${table} enable trigger user`)
  for (const trigger of partitions.made.flatMap(({ triggers }) => triggers)) await query(trigger)
  for (const { table, name, definition } of constraints)
    await query(`alter table ${table} add constraint ${quoted([name])} ${definition}`)
  for (const { name, value } of manifest.sequences) await query(`select setval('${quoted([name])}', ${value})`)
}

/** Those that ask for other rows, and those that older rows need not fulfil (`not valid`). */
async function dropConstraints({ query }: CopyConnection): Promise<readonly Constraint[]> {
  const found = await query<Constraint>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where connamespace = 'public'::regnamespace and conparentid = 0 and coninhcount = 0
      and (contype = 'f' or (contype = 'c' and not convalidated))
    order by 1, 2`)
  for (const { table, name } of found) await query(`alter table ${table} drop constraint ${quoted([name])}`)
  return found
}

/**
 * The months that the migrations made are those of today; the rows need those of the backup. A part that both have only changes its bounds, for it may
 * have indexes of its own.
 */
async function replacePartitions({ query }: CopyConnection, { partitions }: Manifest): Promise<Partitions> {
  const present = await query<{ name: string; table: string }>(`
    select child.relname as name, parent.relname as table
    from pg_class child join pg_inherits on inhrelid = child.oid join pg_class parent on parent.oid = inhparent
    where child.relispartition and child.relkind = 'r' and child.relnamespace = 'public'::regnamespace`)
  const wanted = new Set(partitions.map(({ name }) => name))
  for (const { name, table } of present) {
    await query(`alter table ${quoted([table])} detach partition ${quoted([name])}`)
    if (wanted.has(name)) await dropOwnChecks({ query }, name, table)
    else await query(`drop table ${quoted([name])}`)
  }
  const kept = new Set(present.map(({ name }) => name))
  for (const { name, table, bound } of partitions)
    await query(
      kept.has(name)
        ? `alter table ${quoted([table])} attach partition ${quoted([name])} ${bound}`
        : `create table ${quoted([name])} partition of ${quoted([table])} ${bound}`,
    )
  return { kept: partitions.filter(({ name }) => kept.has(name)), made: partitions.filter(({ name }) => !kept.has(name)) }
}

/** What a part says of its former bounds. */
async function dropOwnChecks({ query }: Pick<CopyConnection, 'query'>, name: string, table: string): Promise<void> {
  const own = await query<{ name: string }>(`
    select conname as name from pg_constraint own where conrelid = '${quoted([name])}'::regclass and contype = 'c'
      and not exists (select from pg_constraint whole where whole.conrelid = '${quoted([table])}'::regclass and whole.conname = own.conname)`)
  for (const check of own) await query(`alter table ${quoted([name])} drop constraint ${quoted([check.name])}`)
}

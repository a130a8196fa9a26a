import type { CopyConnection } from '#server/adapters/database/copy-connection.ts'
import type { Manifest } from './manifest.ts'

/** What a database has beside rows: its tables with the columns that are stored, the parts of those that lie in months, and its counters. */
export async function readCatalogue({
  query,
}: CopyConnection): Promise<Pick<Manifest, 'migrations' | 'tables' | 'partitions' | 'sequences'>> {
  const migrations = await query<{ name: string }>('select name from kysely_migration order by name')
  return {
    migrations: migrations.map(({ name }) => name),
    // Kysely's tables say which migrations ran, which a restore knows by itself.
    tables: [
      ...(await query<Manifest['tables'][number]>(`
        select relname as name,
          (select json_agg(attname order by attnum) from pg_attribute
            where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
        from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely\\_%'
        order by 1`)),
    ],
    partitions: [
      ...(await query<Manifest['partitions'][number]>(`
        select child.relname as name, parent.relname as table, pg_get_expr(child.relpartbound, child.oid) as bound,
          coalesce((select json_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger
            where tgrelid = child.oid and not tgisinternal and tgparentid = 0), '[]') as triggers
        from pg_class child
        join pg_inherits on inhrelid = child.oid
        join pg_class parent on parent.oid = inhparent
        where child.relispartition and child.relkind = 'r' and child.relnamespace = 'public'::regnamespace
        order by 1`)),
    ],
    sequences: [
      ...(await query<Manifest['sequences'][number]>(`
        select sequencename as name, last_value as value from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`)),
    ],
  }
}

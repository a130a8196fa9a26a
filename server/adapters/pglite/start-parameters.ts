import { PGlite } from '@electric-sql/pglite'

const settings = ['timezone=UTC', 'DateStyle=ISO', 'IntervalStyle=postgres', 'bytea_output=hex']

const asArguments = (list: readonly string[]) => list.flatMap((setting) => ['-c', setting])

/** For a database that nobody needs after the process: fsync stays off. */
export const forgetful: string[] = [...PGlite.defaultStartParams, ...asArguments(settings)]

/**
 * For a database that must survive a crash: PGlite's parameters without `-F`, which turns fsync off. The log is kept small, for
 * nobody else ever reads it.
 */
export const durable: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...asArguments([
    ...settings,
    'fsync=on',
    'synchronous_commit=on',
    'wal_sync_method=fsync',
    'full_page_writes=on',
    'max_wal_size=256MB',
  ]),
]

import type { Kysely, Transaction } from 'kysely'

/**
 * Every table by name. Each capability adds its own in its `tables.ts`:
 * `declare module '#server/kernel/db.ts' { interface Tables { appointments: AppointmentTable } }`
 *
 * Both drivers are set to one parser map: int8 and numeric as number, timestamptz as ISO text in UTC (`2026-11-20T14:30:00.000Z`),
 * date as `YYYY-MM-DD`, jsonb parsed. JSON and arrays of JSON are written with JSON.stringify.
 */
// Filled by declaration merging.
export interface Tables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
/** What reads may take: the root handle or a transaction. Inside a transaction only the transaction's own may be used. */
export type Reader = Db | Tx

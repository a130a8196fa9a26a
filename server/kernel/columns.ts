import type { ColumnType, Generated } from 'kysely'

/** timestamptz: read as ISO text in UTC, written as that or a `Date`. */
export type Instant = ColumnType<string, string | Date, string | Date>

/** A timestamptz that may be null. */
export type OptionalInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

/** jsonb: read parsed, written with JSON.stringify. */
export type Json<T> = ColumnType<T, string, string>

/** jsonb that the database fills when it is not given. */
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>

/** jsonb that may be null. */
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export type { Generated }

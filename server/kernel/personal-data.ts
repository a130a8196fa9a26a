import type { Reader } from './db.ts'

/**
 * Why something outlives its person's account, and for how many years after the account's end; then it goes too. `null`: not counted in years.
 * `tax`: invoices and what they rest on. `treatment`: what doctors must be able to show of a treatment. `proof`: who did what, by ids alone.
 * `case`: what was reported, until that is decided. `others`: part of what somebody else has, and theirs as much.
 */
export const keepReasons = {
  tax: { years: 10 },
  treatment: { years: 10 },
  proof: { years: null },
  case: { years: null },
  others: { years: null },
} as const satisfies Record<string, { readonly years: number | null }>
export type KeepReason = keyof typeof keepReasons

/**
 * Columns that lose what they say, each with the SQL that takes its place. Beside these all of the row stays.
 */
export type Blanks = Readonly<Record<string, string>>

/** Rows of a person, and what becomes of them when the account is erased. */
export interface RowsOf {
  /**
   * The way from the row to its person: a column that holds their id (`user_id`), or a column and how its parent leads on
   * (`pet_id>pets.owner_id`; a parent whose key is not `id` says it: `order_id>goods_orders(order_id).buyer`). `email@recipient` and
   * `phone@target` are rows found by the person's address.
   */
  readonly of: string
  readonly fate: 'delete' | Blanks
  /** Only such rows; SQL. */
  readonly where?: string
  /** Asked again every day until no such row is left: what holds them now may end later. */
  readonly again?: true
  /** Only such rows belong into a copy of the person's data; SQL. */
  readonly given?: string
  /** These rows are about the person, but another's words: no part of a copy of their data. */
  readonly notGiven?: true
}

/** What the database says of a table, as it concerns people. Every column is declared: a test asks `information_schema`. */
export interface TableOfData {
  readonly rows: readonly RowsOf[]
  /** Columns that say nothing of anybody: ids, numbers, states, times, and what the platform itself writes. Separated by blanks. */
  readonly plain?: string
  /** Columns of people that stay, by the reason. */
  readonly kept?: Readonly<Partial<Record<KeepReason, string>>>
  /** What takes the place of kept columns when their years are over, where it is not nothing; SQL. */
  readonly released?: Blanks
  /** The rows go when the years are over, instead of their kept columns alone. */
  readonly atEnd?: 'delete'
  /** Columns that no copy of the data has: secrets, and what others wrote. */
  readonly withheld?: string
  /** Rows of a pet go over to whoever takes it on: the column with the pet, and the one with whose it is. */
  readonly passes?: { readonly pet: string; readonly to: string }
}

export type PersonalData = Readonly<Record<string, TableOfData>>

/** Rows that go with their person; several ways lead to a row of several people. */
export const goes = (...of: readonly string[]): TableOfData => ({ rows: of.map((way) => ({ of: way, fate: 'delete' })) })

/** A table that is about nobody, with its columns. */
export const aboutNobody = (plain: string): TableOfData => ({ rows: [], plain })

/** What must be ended before an account can be erased, and where the person can do it. */
export interface Hold {
  readonly kind: 'visit' | 'order' | 'refund' | 'dispute' | 'sale' | 'event'
  /** What names it: a number, a title. */
  readonly name: string
  /** When it is, where it has a time. */
  readonly at: string | null
  /** The address within the site that opens it. */
  readonly link: string
}

declare module './module.ts' {
  interface Module {
    /** What its tables hold of people, and what becomes of it when one of them leaves. */
    readonly personalData?: PersonalData
    /** What of it keeps a person's account from being erased. */
    readonly holdsErasure?: (db: Reader, userId: string, now: string) => Promise<readonly Hold[]>
  }
}

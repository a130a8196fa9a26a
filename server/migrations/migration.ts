import type { Kysely } from 'kysely'

export interface Migration {
  /** Brings the tables one step on. Only ever adds (`docs/deploys.md`): processes of the version before go on working on them. */
  // The tables that a migration knows are those of its own day.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly up: (db: Kysely<any>) => Promise<void>
  /**
   * Runs outside of a transaction, as `create index concurrently` must. Cut off in the middle it is run again from the start, so every
   * statement of it must bear to be repeated.
   */
  readonly outsideTransaction?: boolean
}

/** Under the names of their files, which begin with their numbers. */
export type MigrationList = Readonly<Record<string, Migration>>

declare module '#server/kernel/module.ts' {
  interface Module {
    /** Of its own tables, in its folder `migrations`. */
    readonly migrations?: MigrationList
  }
}

export interface NamedMigration extends Migration {
  readonly name: string
}

/** All migrations of several lists by their names. Throws when two lists have one of the same name. */
export function inOrder(lists: readonly MigrationList[]): readonly NamedMigration[] {
  const named = lists.flatMap((list) =>
    Object.entries(list).map(([name, { up, outsideTransaction }]) => ({ name, up, outsideTransaction })),
  )
  const sorted = named.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const [index, { name }] of sorted.entries()) {
    if (sorted[index + 1]?.name === name) throw new Error(`Two migrations are named ${name}`)
  }
  return sorted
}

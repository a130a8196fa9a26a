import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import type { Module } from '#server/kernel/module.ts'
import { kernelData } from '#server/kernel/kernel-data.ts'
import type { PersonalData, TableOfData } from '#server/kernel/personal-data.ts'

/** What all capabilities say of their tables, and the kernel of its own. */
export function declaredOf(modules: readonly Module[]): PersonalData {
  return Object.assign({}, kernelData, ...modules.map(({ personalData }) => personalData ?? {})) as PersonalData
}

/**
 * The tables in an order in which rows can go: whatever refers to a table comes before it. Read from the database's own constraints, so that
 * a new table needs no place in a list.
 */
export async function inOrder(db: Reader, declared: PersonalData): Promise<readonly (readonly [string, TableOfData])[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`.execute(db)
  const children = new Map<string, string[]>()
  for (const { child, parent } of rows) children.set(parent, [...(children.get(parent) ?? []), child])
  const ordered: string[] = []
  const seen = new Set<string>()
  const visit = (table: string) => {
    if (seen.has(table)) return
    seen.add(table)
    for (const child of children.get(table) ?? []) visit(child)
    ordered.push(table)
  }
  // Accounts last: by their addresses rows are found that refer to nobody.
  for (const table of Object.keys(declared).filter((name) => name !== 'users')) visit(table)
  visit('users')
  return ordered.flatMap((table) => (declared[table] ? [[table, declared[table]] as const] : []))
}

import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { RowsOf } from '#server/kernel/personal-data.ts'

/** Whose rows are looked for; addresses are how rows without an id are found, as long as they are known. */
export interface DataOwner {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
}

const parentForm = /^(\w+)(?:\((\w+)\))?\.(\w+)$/

/** Holds for the rows that lead to the person on this way. */
function leadsTo(way: string, owner: DataOwner): RawBuilder<SqlBool> {
  const [, address, found] = /^(email|phone)@(\w+)$/.exec(way) ?? []
  if (address && found) {
    const value = address === 'email' ? owner.email : owner.phone
    return value === null ? sql<SqlBool>`false` : sql<SqlBool>`lower(${sql.ref(found)}) = ${value.toLowerCase()}`
  }
  const [column, ...parents] = way.split('>') as [string, ...string[]]
  if (parents.length === 0) return sql<SqlBool>`${sql.ref(column)} = ${owner.id}`
  const [, table, key = 'id', next] = parentForm.exec(parents[0]!) ?? []
  if (!table || !next) throw new Error(`Not a way to a person: ${way}`)
  const rest = leadsTo([next, ...parents.slice(1)].join('>'), owner)
  return sql<SqlBool>`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${rest})`
}

/** Holds for the rows of the person that a declaration means. */
export const rowsOf = ({ of, where }: Pick<RowsOf, 'of' | 'where'>, owner: DataOwner): RawBuilder<SqlBool> =>
  where === undefined ? leadsTo(of, owner) : sql<SqlBool>`${leadsTo(of, owner)} and (${sql.raw(where)})`

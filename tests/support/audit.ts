import type { Db } from '#server/kernel/db.ts'

/** The trail of one record, oldest first. */
export const auditOf = ({ db }: { readonly db: Db }, recordId: string) =>
  db.selectFrom('audit_entries').selectAll().where('record_id', '=', recordId).orderBy('id').execute()

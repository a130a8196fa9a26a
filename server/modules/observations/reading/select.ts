import type { ObservationKind } from '#contract/observations/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { ofSubject, type Subject } from '#server/modules/records/index.ts'
import '../tables.ts'

/** What holds of a subject, of one kind or all, with who answers for it. */
export function selectHeld(db: Reader, subject: Subject, kind?: ObservationKind) {
  const all = db
    .selectFrom('observations')
    .leftJoin('users as author', 'author.id', 'observations.author_id')
    .selectAll('observations')
    .select('author.name as author_name')
    .where(ofSubject('observations', subject))
    .where('withdrawn_at', 'is', null)
  return kind ? all.where('observations.kind', '=', kind) : all
}

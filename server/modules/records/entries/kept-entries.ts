import type { EntryFacts } from '#contract/records/entry-schemas.ts'
import { roleOf } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'
import { ofSubject, type Subject } from '../subjects.ts'

export interface KeptEntry {
  readonly id: string
  readonly recordedAt: string
  /** Who answers for it; `null` once the account is gone. */
  readonly author: { readonly id: string; readonly name: string; readonly role: 'owner' | 'carer' | 'doctor' } | null
  /** Told by the owner or a carer, and confirmed by no doctor. */
  readonly isUnconfirmed: boolean
  readonly isWithdrawn: boolean
  readonly facts: EntryFacts
}

/** Every entry of a record as it holds, or as it stood when it was withdrawn, oldest first; the record is open to whoever asks. */
export async function keptEntries(db: Reader, subject: Subject): Promise<KeptEntry[]> {
  const rows = await db
    .selectFrom('record_entries as entry')
    .innerJoin('record_entry_editions as said', (join) =>
      join.onRef('said.entry_id', '=', 'entry.id').onRef('said.edition', '=', 'entry.edition'),
    )
    .leftJoin('users as author', 'author.id', 'entry.author_id')
    .select(['entry.id', 'entry.created_at', 'entry.told_by_owner', 'confirmed_at', 'withdrawn_at', 'data'])
    .select(['author.id as author_id', 'author.name as author_name', 'author.user_type'])
    .where(ofSubject('entry', subject))
    .orderBy('entry.created_at')
    .orderBy('entry.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    recordedAt: row.created_at,
    author:
      row.author_id === null || row.author_name === null || row.user_type === null
        ? null
        : { id: row.author_id, name: row.author_name, role: roleAt(subject, row.author_id, row.user_type) },
    isUnconfirmed: row.told_by_owner && row.confirmed_at === null,
    isWithdrawn: row.withdrawn_at !== null,
    facts: row.data,
  }))
}

const roleAt = ({ patientId }: Subject, author: string, userType: number) =>
  roleOf(userType) === 'doctor' ? 'doctor' : author === patientId ? 'owner' : 'carer'

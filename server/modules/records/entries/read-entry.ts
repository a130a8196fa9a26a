import type { RecordEntry } from '#contract/records/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { answerFile } from '#server/modules/files/index.ts'
import { lookedAt } from '../access/looked-at.ts'
import { openRecord } from '../access/open-record.ts'
import { mayChange } from './editions.ts'

/** An entry with all its editions. @throws Refusal as `openRecord` */
export async function readEntry(platform: Platform, actor: Actor, id: string): Promise<RecordEntry> {
  const { entry, opened } = await openEntry(platform, actor, id)
  await lookedAt(platform, actor, opened, 'read')
  const editions = await platform.db
    .selectFrom('record_entry_editions')
    .leftJoin('users', 'users.id', 'written_by')
    .selectAll('record_entry_editions')
    .select('users.name')
    .where('entry_id', '=', id)
    .orderBy('edition', 'desc')
    .execute()
  const writes = await openRecord(platform.db, actor, opened.subject.id, 'write', platform.clock.now()).then(
    () => true,
    () => false,
  )
  const mayBeChanged = writes && entry.withdrawn_at === null && mayChange(opened, actor, entry)
  return {
    id,
    subjectId: opened.subject.id,
    kind: entry.kind,
    edition: entry.edition,
    at: entry.at,
    isDay: entry.is_day,
    facts: editions[0]!.data,
    toldByOwner: entry.told_by_owner,
    confirmedBy: entry.confirmed_name,
    withdrawnAt: entry.withdrawn_at,
    appointmentId: entry.appointment_id,
    document: entry.type && entry.bytes !== null ? { type: entry.type, bytes: entry.bytes } : null,
    may: {
      change: mayBeChanged,
      confirm: mayBeChanged && opened.standing === 'doctor' && entry.told_by_owner && entry.confirmed_at === null,
    },
    editions: editions.map((said) => ({
      edition: said.edition,
      act: said.act,
      facts: said.data,
      reason: said.reason,
      by: said.name,
      capacity: said.capacity,
      at: said.written_at,
    })),
  }
}

/** The file of a document, to keep; each reading of it is on the list of who looked. @throws Refusal as `openRecord`; 409 `record_no_document` for other kinds */
export async function readDocument(
  platform: Platform,
  actor: Actor,
  id: string,
  request: Pick<RequestFacts, 'header'>,
): Promise<Response> {
  const { entry, opened } = await openEntry(platform, actor, id)
  const { file_id: file, type, bytes } = entry
  if (file === null || type === null || bytes === null) throw conflict('record_no_document', 'This entry has no file')
  await lookedAt(platform, actor, opened, 'document')
  return answerFile(platform, { id: file, purpose: 'recordDocument', type, bytes }, request)
}

async function openEntry(platform: Platform, actor: Actor, id: string) {
  const entry = await platform.db
    .selectFrom('record_entries')
    .leftJoin('users as confirmer', 'confirmer.id', 'confirmed_by')
    .leftJoin('files', 'files.id', 'file_id')
    .selectAll('record_entries')
    .select(['confirmer.name as confirmed_name', 'files.type', 'files.bytes'])
    .where('record_entries.id', '=', id)
    .executeTakeFirst()
  if (!entry) throw notFound()
  return { entry, opened: await openRecord(platform.db, actor, entry.pet_id ?? entry.patient_id, 'read', platform.clock.now()) }
}

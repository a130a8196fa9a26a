import { sql, type Selectable } from 'kysely'
import type { EntryFacts } from '#contract/records/entry-schemas.ts'
import type { EntryKind } from '#contract/records/values.ts'
import { writableKinds } from '#contract/records/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, forbidden, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { auditOf } from '../access/looked-at.ts'
import { openRecord, type OpenedRecord } from '../access/open-record.ts'
import type { RecordEntryTable } from '../tables.ts'
import { recordChanged } from '../access/record-changes.ts'
import { copyVaccinations } from './copy-vaccinations.ts'
import { momentOf, wordsOf } from './facts.ts'

export type EntryRow = Selectable<RecordEntryTable>
type Act = 'write' | 'correct' | 'withdraw' | 'confirm'

export interface LockedEntry extends OpenedRecord {
  readonly entry: EntryRow
}

/**
 * Locks an entry that the caller may change, of the edition that was read.
 * @throws Refusal 404; 403 `record_not_author`; 409 `record_entry_withdrawn`; 409 `record_entry_changed`
 */
export async function lockEntry(platform: Platform, work: Work, actor: Actor, id: string, edition: number): Promise<LockedEntry> {
  const found = await work.db
    .selectFrom('record_entries')
    .select(['patient_id', 'pet_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const opened = await openRecord(work.db, actor, found.pet_id ?? found.patient_id, 'write', platform.clock.now())
  const entry = await work.db.selectFrom('record_entries').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (!mayChange(opened, actor, entry)) throw forbidden('record_not_author', 'Only who wrote this may change it')
  if (entry.withdrawn_at !== null) throw conflict('record_entry_withdrawn', 'This entry was withdrawn')
  if (entry.edition !== edition) throw conflict('record_entry_changed', 'Somebody corrected this entry meanwhile')
  return { ...opened, entry }
}

/** A note is its author's; owners change what they told; doctors all else. */
export function mayChange(
  { standing }: Pick<OpenedRecord, 'standing'>,
  { userId }: Pick<Actor, 'userId'>,
  entry: Pick<EntryRow, 'kind' | 'author_id' | 'told_by_owner'>,
): boolean {
  if (!writableKinds(standing, true).includes(entry.kind)) return false
  if (standing !== 'doctor') return entry.told_by_owner
  return entry.kind !== 'note' || entry.author_id === userId
}

export interface Edition {
  readonly act: Act
  readonly facts: EntryFacts
  readonly reason?: string
}

/** A new entry with its first edition; answers its id. */
export async function writeEntry(
  platform: Platform,
  work: Work,
  actor: Actor,
  opened: OpenedRecord,
  written: { readonly facts: EntryFacts; readonly appointmentId: string | null; readonly file: string | null },
): Promise<string> {
  const { subject, standing } = opened
  const { facts, appointmentId, file } = written
  const id = platform.ids.next()
  const now = platform.clock.now()
  const { at, isDay } = momentOf(facts, now)
  await work.db
    .insertInto('record_entries')
    .values({
      id,
      patient_id: subject.patientId,
      pet_id: subject.petId,
      kind: facts.kind satisfies EntryKind,
      edition: 1,
      at,
      is_day: isDay,
      words: sql`folded(${wordsOf(facts)})`,
      told_by_owner: standing !== 'doctor',
      author_id: actor.userId,
      appointment_id: appointmentId,
      file_id: file,
      created_at: now,
    })
    .execute()
  await addEdition(platform, work, actor, opened, { id, edition: 1 }, { act: 'write', facts })
  await noteChange(platform, work, actor, opened, 'write', facts.kind)
  return id
}

/** Puts another edition before those that were there. */
export async function writeEdition(
  platform: Platform,
  work: Work,
  actor: Actor,
  locked: LockedEntry,
  said: Edition,
): Promise<void> {
  const { entry, standing } = locked
  const now = platform.clock.now()
  const edition = entry.edition + 1
  const isDoctor = standing === 'doctor'
  const { at, isDay } = momentOf(said.facts, new Date(entry.created_at))
  await addEdition(platform, work, actor, locked, { id: entry.id, edition }, said)
  await work.db
    .updateTable('record_entries')
    .set({
      edition,
      at,
      is_day: isDay,
      words: sql`folded(${wordsOf(said.facts)})`,
      ...(said.act === 'correct' && {
        told_by_owner: !isDoctor,
        author_id: actor.userId,
        confirmed_by: null,
        confirmed_at: null,
      }),
      ...(said.act === 'confirm' && { confirmed_by: actor.userId, confirmed_at: now }),
      ...(said.act === 'withdraw' && { withdrawn_at: now }),
    })
    .where('id', '=', entry.id)
    .execute()
  await noteChange(platform, work, actor, locked, said.act, entry.kind)
}

async function addEdition(
  { clock }: Platform,
  work: Work,
  { userId }: Actor,
  { standing }: OpenedRecord,
  { id, edition }: { readonly id: string; readonly edition: number },
  { act, facts, reason = '' }: Edition,
) {
  await work.db
    .insertInto('record_entry_editions')
    .values({
      entry_id: id,
      edition,
      act,
      data: JSON.stringify(facts),
      reason,
      capacity: standing,
      written_by: userId,
      written_at: clock.now(),
    })
    .execute()
}

async function noteChange(platform: Platform, work: Work, actor: Actor, opened: OpenedRecord, act: Act, kind: EntryKind) {
  if (kind === 'vaccination') await copyVaccinations(work, opened.subject)
  await work.audit(auditOf(opened, actor, act))
  await work.tell([...new Set([opened.subject.patientId, actor.userId])], {
    kind: 'record.changed',
    payload: { id: opened.subject.id },
  })
  await recordChanged(platform, work, { subject: opened.subject, by: actor, what: kind })
}

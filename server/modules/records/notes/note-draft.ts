import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { NoteDraft, noteDraftChange, noteSigning } from '#contract/records/schemas.ts'
import { noteParts } from '#contract/records/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { openRecord } from '../access/open-record.ts'
import { refuseForeignVisit } from '../entries/add-entry.ts'
import { writeEntry } from '../entries/editions.ts'
import { ofSubject, type Subject } from '../subjects.ts'

/** The doctor's own note on the subject that is not signed; empty, of revision 0, where there is none. @throws Refusal as `openRecord` for writing */
export async function readNoteDraft({ db, clock }: Platform, actor: Actor, id: string): Promise<NoteDraft> {
  const { subject } = await openRecord(db, actor, id, 'write', clock.now())
  const {
    subjective = '',
    objective = '',
    assessment = '',
    plan = '',
    revision = 0,
  } = (await findDraft(db, actor, subject)) ?? {}
  return { id, subjective, objective, assessment, plan, revision }
}

/** Keeps the draft over the one that was read. The same text again changes nothing. @throws Refusal 409 `record_note_changed` */
export async function saveNoteDraft(
  platform: Platform,
  actor: Actor,
  id: string,
  { revision, ...text }: z.output<typeof noteDraftChange>,
): Promise<void> {
  await platform.transact(async (work) => {
    const { subject } = await openRecord(work.db, actor, id, 'write', platform.clock.now())
    // The doctor's row is locked, so that two windows that both begin a note come one after the other.
    await work.db.selectFrom('doctors').select('user_id').where('user_id', '=', actor.userId).forNoKeyUpdate().executeTakeFirst()
    const kept = await findDraft(work.db, actor, subject)
    if (kept && noteParts.every((part) => kept[part] === text[part])) return
    if ((kept?.revision ?? 0) !== revision) throw changed()
    const row = { ...text, revision: revision + 1, updated_at: platform.clock.now() }
    if (kept) await work.db.updateTable('record_note_drafts').set(row).where(ofDraft(actor, subject)).execute()
    else
      await work.db
        .insertInto('record_note_drafts')
        .values({ doctor_id: actor.userId, patient_id: subject.patientId, pet_id: subject.petId, ...row })
        .execute()
  })
}

/**
 * The draft of this revision becomes an entry, by which the patient can read it; answers its id.
 * @throws Refusal 409 `record_note_changed`, 409 `record_note_empty`, 422 naming `appointmentId`
 */
export function signNote(
  platform: Platform,
  actor: Actor,
  id: string,
  { revision, appointmentId }: z.output<typeof noteSigning>,
) {
  return platform.transact(async (work) => {
    const opened = await openRecord(work.db, actor, id, 'write', platform.clock.now())
    const draft = await work.db
      .selectFrom('record_note_drafts')
      .selectAll()
      .where(ofDraft(actor, opened.subject))
      .forUpdate()
      .executeTakeFirst()
    if (draft?.revision !== revision) throw changed()
    const { subjective, objective, assessment, plan } = draft
    if (noteParts.every((part) => draft[part] === '')) throw conflict('record_note_empty', 'There is nothing to sign yet')
    await refuseForeignVisit(work, actor, opened, appointmentId)
    await work.db.deleteFrom('record_note_drafts').where(ofDraft(actor, opened.subject)).execute()
    const facts = { kind: 'note', subjective, objective, assessment, plan } as const
    return writeEntry(platform, work, actor, opened, { facts, appointmentId, file: null })
  })
}

const changed = () => conflict('record_note_changed', 'The note was changed in another window')

const ofDraft = (actor: Actor, subject: Subject) =>
  sql<SqlBool>`doctor_id = ${actor.userId} and ${ofSubject('record_note_drafts', subject)}`

const findDraft = (db: Reader, actor: Actor, subject: Subject) =>
  db.selectFrom('record_note_drafts').selectAll().where(ofDraft(actor, subject)).executeTakeFirst()

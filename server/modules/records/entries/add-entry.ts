import type { z } from 'zod'
import type { EntryFacts, NewFacts } from '#contract/records/entry-schemas.ts'
import type { newEntry } from '#contract/records/schemas.ts'
import { writableKinds } from '#contract/records/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { forbidden, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { claimFile } from '#server/modules/files/index.ts'
import { currentEntry } from '#server/modules/lists/index.ts'
import { openRecord, type OpenedRecord } from '../access/open-record.ts'
import { ofSubject } from '../subjects.ts'
import { writeEntry } from './editions.ts'
import { refuseImpossibleDays } from './days.ts'

/**
 * Writes an entry; answers its id. What an owner or a carer writes is told by the owner.
 * @throws Refusal as `openRecord` for writing; 422 naming the field for a visit, a file or an allergen that is none; 422 `future_date`, `before_birth`
 */
export function addEntry(
  platform: Platform,
  actor: Actor,
  subjectId: string,
  { facts: sent, appointmentId }: z.output<typeof newEntry>,
) {
  return platform.transact(async (work) => {
    const opened = await openRecord(work.db, actor, subjectId, 'write', platform.clock.now())
    if (!writableKinds(opened.standing, true).includes(sent.kind)) throw forbidden('record_read_only')
    refuseImpossibleDays(platform, actor, opened.subject, sent)
    const facts = await settled(work, sent)
    const file = sent.kind === 'document' ? sent.file : null
    await claimFile(work, actor.userId, file, 'recordDocument', 'facts.file')
    await refuseForeignVisit(work, actor, opened, appointmentId)
    return writeEntry(platform, work, actor, opened, { facts, appointmentId, file })
  })
}

/** As it is kept: an allergen of the list by the list's name, a document without its file. */
export async function settled(work: Work, sent: NewFacts | EntryFacts): Promise<EntryFacts> {
  if (sent.kind === 'document') return { kind: 'document', title: sent.title, date: sent.date }
  if (sent.kind !== 'allergy' || sent.referenceId === null) return sent
  const listed = await currentEntry(work.db, 'allergies', sent.referenceId)
  if (!listed) throw invalid('facts.referenceId', 'no_such_allergen', 'This is no entry of the list of allergies')
  return { ...sent, referenceId: listed.id, substance: listed.name }
}

/** A visit that an entry names is one of the subject with the doctor who writes. */
export async function refuseForeignVisit(
  work: Work,
  actor: Actor,
  { subject }: OpenedRecord,
  visit: string | null,
): Promise<void> {
  if (visit === null) return
  const own = await work.db
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', visit)
    .where(ofSubject('appointments', subject))
    .where((eb) => (actor.doctorId === null ? eb.val(true) : eb('doctor_id', '=', actor.doctorId)))
    .executeTakeFirst()
  if (!own) throw invalid('appointmentId', 'no_such_visit', 'This is no visit of this record')
}

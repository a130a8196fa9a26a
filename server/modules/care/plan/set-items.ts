import type { CareItemDraft } from '#contract/care/schemas.ts'
import { mostItems } from '#contract/care/values.ts'
import { kindsFor } from '#contract/observations/rules/measured.ts'
import { paths } from '#contract/paths.ts'
import { wallDay } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { WallClock } from '#server/kernel/wall-clock.ts'
import type { Work } from '#server/kernel/work.ts'
import { refuseBeforeBirth } from '#server/modules/people/index.ts'
import { auditOf, ofSubject, openRecord, type OpenedRecord } from '#server/modules/records/index.ts'
import { nextReminder } from '../reminders/next-reminder.ts'
import '../tables.ts'
import { tellCare } from './tell.ts'

/**
 * Sets items for a person or pet; the owner is told.
 * @throws Refusal as `openRecord` for writing; 409 `care_too_many`; 422 naming the field
 */
export async function setItems(
  platform: Platform,
  actor: Actor,
  subjectId: string,
  items: readonly CareItemDraft[],
): Promise<void> {
  await platform.transact(async (work) => {
    const opened = await openRecord(work.db, actor, subjectId, 'write', platform.clock.now())
    items.forEach((item, index) => refuseImpossible(opened, item, index))
    await refuseTooMany(work, opened, items.length)
    const owner = await work.db
      .selectFrom('users')
      .select('time_zone')
      .where('id', '=', opened.subject.patientId)
      .executeTakeFirstOrThrow()
    for (const item of items) await insertItem(platform, work, actor, { opened, item, zone: owner.time_zone })
    await work.audit(auditOf(opened, actor, 'write'))
    await tellOwner(work, actor, opened)
    await tellCare(work, opened.subject, actor.userId)
  })
}

interface Inserted {
  readonly opened: OpenedRecord
  readonly item: CareItemDraft
  readonly zone: string
}

async function insertItem({ ids, clock }: Platform, work: Work, actor: Actor, { opened: { subject }, item, zone }: Inserted) {
  const { schedule } = item
  const now = clock.now()
  const startsAt = schedule.mode === 'hours' ? instantOf(schedule.from, zone).toISOString() : null
  await work.db
    .insertInto('care_items')
    .values({
      id: ids.next(),
      patient_id: subject.patientId,
      pet_id: subject.petId,
      author_id: actor.userId,
      kind: item.kind,
      title: item.title,
      details: item.details,
      observation_kind: item.observationKind,
      schedule: JSON.stringify(schedule),
      starts_at: startsAt,
      created_at: now,
      stop_reason: '',
      next_at: nextReminder({ kind: item.kind, schedule, starts_at: startsAt }, zone, now),
    })
    .execute()
}

/** When the owner's clock shows a wall time; one that it skips, when it goes on. */
function instantOf(wall: string, zone: string): Date {
  const at = Date.parse(`${wall}:00Z`)
  return new Date(new WallClock(zone, at, at).reaches(at))
}

function refuseImpossible({ subject }: OpenedRecord, { kind, observationKind, schedule }: CareItemDraft, index: number) {
  const field = (name: string) => `items.${index}.${name}`
  for (const [name, day] of Object.entries(daysIn(schedule))) refuseBeforeBirth(field(`schedule.${name}`), day, subject.birthDate)
  if (kind === 'vaccination' && schedule.mode === 'hours')
    throw invalid(field('schedule.mode'), 'not_by_hours', 'A vaccination is on a day')
  if (observationKind !== null && !kindsFor(subject.kind, null).includes(observationKind))
    throw invalid(field('observationKind'), 'not_measured', 'This is not measured of them')
}

const daysIn = (schedule: CareItemDraft['schedule']) =>
  schedule.mode === 'once' ? { on: schedule.on } : { from: wallDay(schedule.from), until: schedule.until }

async function refuseTooMany(work: Work, { subject }: OpenedRecord, more: number) {
  // The patient's row is locked, so that two doctors at once are counted one after the other.
  await work.db.selectFrom('patients').select('user_id').where('user_id', '=', subject.patientId).forUpdate().execute()
  const { count } = await work.db
    .selectFrom('care_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ofSubject('care_items', subject))
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count + more > mostItems) throw conflict('care_too_many', `No more than ${mostItems} items under way`)
}

async function tellOwner(work: Work, actor: Actor, { subject }: OpenedRecord) {
  const doctor = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
  await work.inform([subject.patientId], {
    kind: 'carePlanSet',
    data: { name: subject.name, doctor: doctor.name },
    link: paths.patientEmr.link({ id: subject.id, tab: 'care' }),
  })
}

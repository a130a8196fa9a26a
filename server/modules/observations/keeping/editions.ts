import type { Insertable, Selectable } from 'kysely'
import type { Measurer, ObservationKind } from '#contract/observations/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, forbidden, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { carersOf } from '#server/modules/carers/index.ts'
import { auditOf, openRecord, recordChanged, type OpenedRecord } from '#server/modules/records/index.ts'
import { copyBody } from '../body/copy-body.ts'
import type { ObservationEditionTable, ObservationTable } from '../tables.ts'

export type ObservationRow = Selectable<ObservationTable>
export type Act = ObservationEditionTable['act']

/** What was measured, when and by whom. */
export interface Said {
  readonly kind: ObservationKind
  readonly value: number
  readonly second: number | null
  readonly at: Date
  readonly isDay: boolean
  readonly measurer: Measurer
}

export interface LockedObservation extends OpenedRecord {
  readonly row: ObservationRow
}

/** Doctors change all; owners and carers what was told by one of them. */
export const mayChange = ({ standing }: Pick<OpenedRecord, 'standing'>, row: Pick<ObservationRow, 'told_by_owner'>): boolean =>
  standing === 'doctor' || ((standing === 'owner' || standing === 'carer') && row.told_by_owner)

/**
 * Locks what the caller may change, of the edition that was read.
 * @throws Refusal 404; 403 as `openRecord` and `observation_not_author`; 409 `observation_withdrawn`; 409 `observation_changed`
 */
export async function lockObservation(
  platform: Platform,
  work: Work,
  actor: Actor,
  { id, edition }: { readonly id: string; readonly edition: number },
): Promise<LockedObservation> {
  const found = await work.db.selectFrom('observations').select(['patient_id', 'pet_id']).where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  const opened = await openRecord(work.db, actor, found.pet_id ?? found.patient_id, 'write', platform.clock.now())
  const row = await work.db.selectFrom('observations').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (!mayChange(opened, row)) throw forbidden('observation_not_author', 'Only a doctor may change what a doctor measured')
  if (row.withdrawn_at !== null) throw conflict('observation_withdrawn', 'This was withdrawn')
  if (row.edition !== edition) throw conflict('observation_changed', 'Somebody corrected this meanwhile')
  return { ...opened, row }
}

/** Something new with its first edition; answers its id. The record is open to write. */
export async function writeObservation(
  platform: Platform,
  work: Work,
  actor: Actor,
  { opened, said, appointmentId }: { readonly opened: OpenedRecord; readonly said: Said; readonly appointmentId: string | null },
): Promise<string> {
  const { subject, standing } = opened
  const id = platform.ids.next()
  await work.db
    .insertInto('observations')
    .values({
      id,
      patient_id: subject.patientId,
      pet_id: subject.petId,
      kind: said.kind,
      edition: 1,
      ...columnsOf(said),
      told_by_owner: standing !== 'doctor',
      author_id: actor.userId,
      appointment_id: appointmentId,
      created_at: platform.clock.now(),
    })
    .execute()
  await addEdition(platform, work, actor, { id, edition: 1, act: 'write', said, reason: '', standing })
  await noteChange(platform, work, actor, opened, { act: 'write', kind: said.kind })
  return id
}

const atOnce = 500

/** Many new ones, each with its first edition, as one change. The record is open to write. */
export async function writeObservations(
  platform: Platform,
  work: Work,
  actor: Actor,
  { opened, said }: { readonly opened: OpenedRecord; readonly said: readonly Said[] },
): Promise<void> {
  const { subject, standing } = opened
  const now = platform.clock.now()
  for (let from = 0; from < said.length; from += atOnce) {
    const some = said.slice(from, from + atOnce).map((one) => ({ id: platform.ids.next(), one }))
    await work.db
      .insertInto('observations')
      .values(
        some.map(({ id, one }) => ({
          id,
          patient_id: subject.patientId,
          pet_id: subject.petId,
          kind: one.kind,
          edition: 1,
          ...columnsOf(one),
          told_by_owner: standing !== 'doctor',
          author_id: actor.userId,
          created_at: now,
        })),
      )
      .execute()
    await work.db
      .insertInto('observation_editions')
      .values(
        some.map(({ id, one }) => ({
          observation_id: id,
          edition: 1,
          act: 'write' as const,
          ...columnsOf(one),
          reason: '',
          capacity: standing,
          written_by: actor.userId,
          written_at: now,
        })),
      )
      .execute()
  }
  const body = said.find(({ kind }) => kind === 'weight') ?? said.find(({ kind }) => kind === 'height')
  await noteChange(platform, work, actor, opened, { act: 'write', kind: body?.kind ?? said[0]!.kind })
}

/** Puts another edition before those that were there. A withdrawal without a reason comes from a form that has no room for one. */
export async function writeEdition(
  platform: Platform,
  work: Work,
  actor: Actor,
  {
    locked,
    act,
    said,
    reason = '',
  }: { readonly locked: LockedObservation; readonly act: Exclude<Act, 'write'>; readonly said: Said; readonly reason?: string },
): Promise<void> {
  const { row, standing } = locked
  const edition = row.edition + 1
  await addEdition(platform, work, actor, { id: row.id, edition, act, said, reason, standing })
  await work.db
    .updateTable('observations')
    .set({
      edition,
      ...(act === 'correct'
        ? { ...columnsOf(said), told_by_owner: standing !== 'doctor', author_id: actor.userId }
        : { withdrawn_at: platform.clock.now() }),
    })
    .where('id', '=', row.id)
    .execute()
  await noteChange(platform, work, actor, locked, { act, kind: row.kind })
}

/** What a row says. */
export const saidBy = ({ kind, value, second, at, is_day: isDay, measurer }: ObservationRow): Said => ({
  kind,
  value,
  second,
  at: new Date(at),
  isDay,
  measurer,
})

const columnsOf = ({ value, second, at, isDay, measurer }: Said) =>
  ({ value, second, at, is_day: isDay, measurer }) satisfies Partial<Insertable<ObservationTable>>

interface Edition {
  readonly id: string
  readonly edition: number
  readonly act: Act
  readonly said: Said
  readonly reason: string
  readonly standing: OpenedRecord['standing']
}

async function addEdition(
  { clock }: Platform,
  work: Work,
  { userId }: Actor,
  { id, edition, act, said, reason, standing }: Edition,
) {
  await work.db
    .insertInto('observation_editions')
    .values({
      observation_id: id,
      edition,
      act,
      ...columnsOf(said),
      reason,
      capacity: standing,
      written_by: userId,
      written_at: clock.now(),
    })
    .execute()
}

async function noteChange(
  platform: Platform,
  work: Work,
  actor: Actor,
  opened: OpenedRecord,
  { act, kind }: { readonly act: Act; readonly kind: ObservationKind },
) {
  const { subject } = opened
  if (kind === 'weight' || kind === 'height') await copyBody(work, subject)
  await work.audit(auditOf(opened, actor, act))
  const watching = new Set([subject.patientId, actor.userId, ...(await carersOf(work.db, subject.petId))])
  await work.tell([...watching], { kind: 'observations.changed', payload: { id: subject.id } })
  await recordChanged(platform, work, { subject, by: actor, what: kind })
}

import type { ObservationDetails } from '#contract/observations/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForPet } from '#server/modules/carers/index.ts'
import { lookedAt, openRecord } from '#server/modules/records/index.ts'
import { growthOf } from '../growth/of-child.ts'
import { mayChange } from '../keeping/editions.ts'
import { presented } from './present.ts'
import { rangesOf } from './ranges-of.ts'

/** What was measured, with all that it said before. @throws Refusal as `openRecord` */
export async function readObservation(platform: Platform, actor: Actor, id: string): Promise<ObservationDetails> {
  const { db, clock } = platform
  const row = await db
    .selectFrom('observations')
    .leftJoin('users as author', 'author.id', 'observations.author_id')
    .selectAll('observations')
    .select('author.name as author_name')
    .where('observations.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const opened = await openRecord(db, actor, row.pet_id ?? row.patient_id, 'read', clock.now())
  await lookedAt(platform, actor, opened, 'read')
  const { subject, standing } = opened
  const ranges = await rangesOf(db, subject)
  const editions = await db
    .selectFrom('observation_editions')
    .leftJoin('users', 'users.id', 'written_by')
    .selectAll('observation_editions')
    .select('users.name')
    .where('observation_id', '=', id)
    .orderBy('edition', 'desc')
    .execute()
  const decides = standing !== 'carer' || (subject.petId !== null && (await mayForPet(db, actor, subject.petId, 'decide')))
  return {
    ...presented(row, ranges),
    subjectId: subject.id,
    appointmentId: row.appointment_id,
    withdrawnAt: row.withdrawn_at,
    range: ranges.at(row),
    growth: growthOf(subject, row),
    mayChange: row.withdrawn_at === null && decides && mayChange(opened, row),
    editions: editions.map((said) => ({
      edition: said.edition,
      act: said.act,
      value: said.value,
      second: said.second,
      measurer: said.measurer,
      at: said.at,
      isDay: said.is_day,
      reason: said.reason,
      by: said.name,
      capacity: said.capacity,
      writtenAt: said.written_at,
    })),
  }
}

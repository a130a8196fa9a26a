import { factsOfVisit } from '#server/modules/records/index.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import type { z } from 'zod'
import { fillTemplate } from '#contract/certificates/rules.ts'
import type { StatementDraft, statement } from '#contract/certificates/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { refuseBeforeBirth } from '#server/modules/people/index.ts'
import { isParty } from '#server/modules/booking/index.ts'
import { placeholderValues } from './placeholder-values.ts'

/** A template filled from the record and the visit; what it has no answer for is named. @throws Refusal 404 for another doctor's visit */
export async function writeStatement(
  platform: Platform,
  actor: Actor,
  id: string,
  { body, from, to, diagnosis, locale }: StatementDraft,
): Promise<z.infer<typeof statement>> {
  const { db } = platform
  const visit = await db
    .selectFrom('appointments')
    .select(['patient_id', 'doctor_id', 'pet_id', 'starts_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!visit || !isParty(actor, visit)) throw notFound()
  const { subject, facts } = await factsOfVisit(db, visit)
  refuseBeforeBirth('from', from, subject.birthDate)
  refuseBeforeBirth('to', to, subject.birthDate)
  const visitDate = dayIn(facts.timeZone, new Date(visit.starts_at))
  // What is filled in comes from the record: looked at, it is noted there.
  await platform.audit({ action: 'record.read', recordKind: 'appointment', recordId: id, userId: actor.userId })
  const { text, missing } = fillTemplate(
    body,
    await placeholderValues(db, subject, facts, { from, to, diagnosis, visitDate, locale }),
  )
  return { text, missing: [...missing] }
}

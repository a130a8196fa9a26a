import type { CurrentEntry, HealthRecord } from '#contract/records/schemas.ts'
import { writableKinds } from '#contract/records/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { mayForPet } from '#server/modules/carers/index.ts'
import { lookedAt } from './access/looked-at.ts'
import { openRecord } from './access/open-record.ts'
import { allergiesOf, conditionsOf, medicationsOf, vaccinationsOf, type Current } from './entries/current.ts'

/** What holds now of a record, and what the caller may write. The reading goes on the list of who looked. @throws Refusal as `openRecord` */
export async function readRecord(platform: Platform, actor: Actor, id: string): Promise<HealthRecord> {
  const { db, clock } = platform
  const opened = await openRecord(db, actor, id, 'read', clock.now())
  await lookedAt(platform, actor, opened, 'read')
  const { subject, standing, openUntil } = opened
  const decides = standing === 'carer' && (await mayForPet(db, actor, id, 'decide'))
  const { patientId: _owner, petId: _pet, timeZone, ...shown } = subject
  return {
    id,
    subject: shown,
    standing,
    openUntil,
    writes: [...writableKinds(standing, decides)],
    allergies: (await allergiesOf(db, subject)).map(presented),
    conditions: (await conditionsOf(db, subject)).map(presented),
    medications: (await medicationsOf(db, subject, dayIn(timeZone, clock.now()))).map(presented),
    vaccinations: (await vaccinationsOf(db, subject)).map(presented),
  }
}

function presented({ entryId: id, edition, toldByOwner, isConfirmed, ...facts }: Current & CurrentEntry['facts']): CurrentEntry {
  return { id, edition, facts, toldByOwner, isConfirmed }
}

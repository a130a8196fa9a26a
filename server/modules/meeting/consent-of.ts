import { consentVersion } from '#contract/meeting/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import './tables.ts'

/**
 * When the patient's side agreed to the present version: of the patient and carers each for themselves, for who is in the call hears and is
 * heard; the practice is told of the first of them. `null`: nobody has.
 */
export async function consentOf(db: Reader, { role, userId }: Actor, id: string): Promise<string | null> {
  const given = db
    .selectFrom('meeting_consents')
    .select('agreed_at')
    .where('appointment_id', '=', id)
    .where('version', '=', consentVersion)
    .orderBy('agreed_at')
  const row = await (role === 'patient' ? given.where('user_id', '=', userId) : given).limit(1).executeTakeFirst()
  return row?.agreed_at ?? null
}

import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForPet } from '#server/modules/carers/index.ts'
import '../tables.ts'

/** Pets that somebody sits for now; what two who blocked each other agreed on before counts no more. */
export const petsHandedTo = (userId: string, now: Date): RawBuilder<unknown> => sql`(
  select handover.pet_id from tracker_handovers handover join users owner on owner.id = handover.owner_id
  where handover.sitter_id = ${userId} and handover.ends_at > ${now.toISOString()}::timestamptz and owner.status = 'active'
    and not exists (select from blocks where (blocker_id = handover.owner_id and blocked_id = handover.sitter_id)
      or (blocker_id = handover.sitter_id and blocked_id = handover.owner_id)))`

/** Whether the caller may see where this pet is: its owner, who cares for it, and who sits for it now. */
export async function maySeeTracker(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  petId: string,
): Promise<boolean> {
  if (await mayForPet(db, actor, petId, 'see')) return true
  const { rows } = await sql`select where ${petId}::uuid in ${petsHandedTo(actor.userId, clock.now())}`.execute(db)
  return rows.length > 0
}

import type { Work } from '#server/kernel/work.ts'
import './tables.ts'

/** The pet's trackers are asked for their fastest rate with each answer that they get, or no longer. */
export async function hurryTrackers(work: Work, petId: string, isHurried: boolean): Promise<void> {
  const changed = await work.db
    .updateTable('trackers')
    .set({ is_hurried: isHurried })
    .where('pet_id', '=', petId)
    .returning(['id', 'owner_id'])
    .execute()
  for (const { id, owner_id: owner } of changed) await work.tell([owner], { kind: 'tracker.changed', payload: { id } })
}

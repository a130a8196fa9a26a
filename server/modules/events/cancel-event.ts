import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lockOwnEvent, assertUpcoming } from './lock-event.ts'
import { guestsOf, notifyPeople, publishEventChange } from './notify-guests.ts'

/** Calls an event off before it starts and tells every guest why; it can still be read. @throws Refusal 404 for who does not organise it, 409 */
export async function cancelEvent(platform: Platform, actor: Actor, input: { id: string; reason: string }): Promise<void> {
  const { id, reason } = input
  await platform.transact(async (work) => {
    const event = await lockOwnEvent(work, actor, id)
    assertUpcoming(platform, event)
    await work.db
      .updateTable('events')
      .set({ state: 'cancelled', reason, version: event.version + 1, updated_at: platform.clock.now() })
      .where('id', '=', id)
      .execute()
    const guests = await guestsOf(work, id)
    await notifyPeople(work, event, guests, { kind: 'eventCancelled', data: { reason } })
    await work.audit({ action: 'event.cancel', recordKind: 'event', recordId: id, userId: actor.userId })
    await publishEventChange(work, event, guests)
  })
}

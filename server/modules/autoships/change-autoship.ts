import type { Autoship, AutoshipChange } from '#contract/autoships/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lockOwnAutoship } from './find-autoship.ts'
import { presentAutoships } from './present-autoships.ts'
import { mustBeOwnCard, mustBePossible, mustCost } from './start-autoship.ts'

/**
 * How much, how often, when, where to and by which card, from the next delivery on. What it asked is answered by that.
 * @throws Refusal 404; 409 `total_changed`, `autoship_state` once it has ended; 422 `amount_too_small`, `too_soon`, `address_needed`, `autoship_card`
 */
export async function changeAutoship(platform: Platform, actor: Actor, id: string, input: AutoshipChange): Promise<Autoship> {
  return platform.transact(async (work) => {
    const row = await lockOwnAutoship(platform, work, actor, id)
    if (row.state === 'stopped') throw conflict('autoship_state', 'This delivery has ended')
    if (row.product_id !== null) await mustCost(platform, work, actor, row.product_id, input)
    const place = await mustBePossible(platform, work, actor, input)
    const isKept = row.kind === 'medicine' || input.cardId === undefined || input.cardId === row.card_id
    const changed = await work.db
      .updateTable('autoships')
      .set({
        ...place,
        // Of a day that stays people know already.
        notice_on: place.next_on === row.next_on ? row.notice_on : place.notice_on,
        every_weeks: input.everyWeeks,
        quantity: row.kind === 'shop' ? input.quantity : 1,
        agreed_total: row.kind === 'shop' ? (input.expectedTotal?.amount ?? row.agreed_total) : null,
        state: row.state === 'paused' ? 'paused' : 'active',
        card_id: isKept ? row.card_id : await mustBeOwnCard(platform, work, actor, input.cardId ?? null),
        asks: null,
        asks_from: null,
        asks_to: null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await work.audit({ action: 'autoship.change', recordKind: 'autoship', recordId: id, userId: actor.userId })
    const [shown] = await presentAutoships(work.db, [changed], platform.clock.now())
    return shown!
  })
}

import { paths } from '#contract/paths.ts'
import type { NewRecall, Recall } from '#contract/recalls/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { stopLot } from '#server/modules/stock/index.ts'
import { packetsOfLot } from './find-packets.ts'
import { readRecall } from './read-recalls.ts'
import './tables.ts'

/**
 * Calls a lot back: nothing of it is sold any more, orders that still stand at the pharmacy get other units where there are any, and everybody who
 * has a packet is told, without a word of what it is.
 * @throws Refusal 404 for a product of another pharmacy; 409 `recalled_already`
 */
export async function recallLot(platform: Platform, actor: Actor, { productId, lot, reason }: NewRecall): Promise<Recall> {
  return platform.transact(async (work) => {
    const product = await recallable(work, actor, productId)
    const id = platform.ids.next()
    const written = await work.db
      .insertInto('recalls')
      .values({
        id,
        pharmacy_id: product.pharmacy_id,
        product_id: productId,
        lot,
        reason,
        by_id: actor.userId,
        by_role: actor.role === 'admin' ? 'admin' : 'pharmacy',
        created_at: platform.clock.now(),
      })
      .onConflict((clash) => clash.columns(['product_id', 'lot']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) throw conflict('recalled_already', 'This lot was called back before')
    await stopLot(platform, work, { productId, lot })
    await tellOwners(platform, work, { id, productId, lot, pharmacy: product.legal_name })
    if (actor.userId !== product.pharmacy_id) {
      await work.inform([product.pharmacy_id], {
        kind: 'lotRecalled',
        data: { product: product.name, lot },
        link: paths.pharmaRecallDetails.link({ id }),
      })
    }
    await work.audit({ action: 'recall.start', recordKind: 'recall', recordId: id, userId: actor.userId, reason })
    await work.tell([product.pharmacy_id], { kind: 'recall.changed', payload: { id } })
    return readRecall(work.db, actor, id)
  })
}

async function recallable(work: Work, actor: Actor, productId: string) {
  const product = await work.db
    .selectFrom('products')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'products.pharmacy_id')
    .select(['products.name', 'pharmacy_id', 'legal_name'])
    .where('products.id', '=', productId)
    .executeTakeFirst()
  if (!product || (actor.role !== 'admin' && product.pharmacy_id !== actor.userId)) throw notFound()
  return product
}

interface StartedRecall {
  readonly id: string
  readonly productId: string
  readonly lot: string
  readonly pharmacy: string
}

async function tellOwners(platform: Platform, work: Work, { id, productId, lot, pharmacy }: StartedRecall): Promise<void> {
  for (const packet of await packetsOfLot(work.db, productId, lot)) {
    const packetId = platform.ids.next()
    await work.db
      .insertInto('recall_packets')
      .values({ id: packetId, recall_id: id, told_at: platform.clock.now(), ...packet })
      .execute()
    await work.inform([packet.user_id], {
      kind: 'packetRecalled',
      data: { pharmacy },
      link: paths.recalledPacket.link({ id: packetId }),
    })
    await work.tell([packet.user_id], { kind: 'recall.changed', payload: { id } })
  }
}

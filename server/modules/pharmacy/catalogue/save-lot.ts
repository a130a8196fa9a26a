import type { LotChange, LotDraft, OwnProduct } from '#contract/pharmacy/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockProducts, refreshStock } from '#server/modules/stock/index.ts'
import { readOwnProduct } from './own-products.ts'
import '../tables.ts'

const shownChanges = 30

/**
 * A new lot of a product, or one put right: its number, its last day, and how many there are. What was changed stays written down, with why.
 * @throws Refusal 404; 409 `lot_taken` for a number that the product has already, `lot_changed` when another number lies there than was seen,
 * `lot_reserved` for fewer than are kept for orders
 */
export async function saveLot(platform: Platform, actor: Actor, productId: string, draft: LotDraft): Promise<OwnProduct> {
  return platform.transact(async (work) => {
    await readOwnProduct(work.db, actor, productId)
    await lockProducts(work, [productId])
    const known = await work.db
      .selectFrom('stock_lots')
      .selectAll()
      .where('product_id', '=', productId)
      .orderBy('id')
      .forUpdate()
      .execute()
    const former = draft.lotId === null ? undefined : known.find(({ id }) => id === draft.lotId)
    if (draft.lotId !== null && !former) throw notFound()
    if (known.some(({ id, lot }) => lot === draft.lot && id !== former?.id)) {
      throw conflict('lot_taken', 'The product has a lot of this number')
    }
    if (former && former.quantity !== draft.seenQuantity) {
      throw conflict('lot_changed', 'There are more or fewer by now; look at it again', String(former.quantity))
    }
    if (former && draft.quantity < former.reserved) {
      throw conflict('lot_reserved', 'So many are kept for orders', String(former.reserved))
    }
    const lotId = former?.id ?? platform.ids.next()
    const set = { lot: draft.lot, expires_on: draft.expiresOn, quantity: draft.quantity }
    await (former
      ? work.db.updateTable('stock_lots').set(set).where('id', '=', lotId).execute()
      : work.db
          .insertInto('stock_lots')
          .values({ id: lotId, product_id: productId, created_at: platform.clock.now().toISOString(), ...set })
          .execute())
    await writeChange(platform, work, actor, productId, { lotId, former, draft })
    await refreshStock(platform, work, [productId])
    return readOwnProduct(work.db, actor, productId)
  })
}

interface Written {
  readonly lotId: string
  readonly former: { readonly quantity: number; readonly expires_on: string | null } | undefined
  readonly draft: LotDraft
}

async function writeChange(platform: Platform, work: Work, actor: Actor, productId: string, { lotId, former, draft }: Written) {
  await work.db
    .insertInto('stock_lot_changes')
    .values({
      id: platform.ids.next(),
      product_id: productId,
      lot_id: lotId,
      lot: draft.lot,
      quantity_from: former?.quantity ?? null,
      quantity_to: draft.quantity,
      expires_from: former?.expires_on ?? null,
      expires_to: draft.expiresOn,
      reason: draft.reason,
      by_id: actor.userId,
      at: platform.clock.now(),
    })
    .execute()
  await work.audit({
    action: former ? 'lot.correct' : 'lot.add',
    recordKind: 'product',
    recordId: productId,
    userId: actor.userId,
    reason: draft.reason,
  })
}

/** What was changed of a product's lots by hand, latest first. @throws Refusal 404 for one of another pharmacy */
export async function listLotChanges(db: Reader, actor: Actor, productId: string): Promise<{ items: LotChange[] }> {
  await readOwnProduct(db, actor, productId)
  const rows = await db
    .selectFrom('stock_lot_changes')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute()
  return {
    items: rows.map((row) => ({
      id: row.id,
      lot: row.lot,
      quantityFrom: row.quantity_from,
      quantityTo: row.quantity_to,
      expiresFrom: row.expires_from,
      expiresTo: row.expires_to,
      reason: row.reason,
      at: row.at,
    })),
  }
}

import type { z } from 'zod'
import type { OwnProductReview, productReviewBody } from '#contract/catalogue/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { publicName } from '#server/kernel/public-name.ts'
import { selectProducts } from '../select-products.ts'

/** @throws Refusal 404 for a product that nobody can see */
export async function readOwnProductReview(db: Reader, actor: Actor, productId: string): Promise<OwnProductReview> {
  if (!(await selectProducts(db).where('products.id', '=', productId).executeTakeFirst())) throw notFound()
  return ownReview(db, actor, productId)
}

/**
 * Says what one thinks of a product that one bought and has, or says it anew.
 * @throws Refusal 404; 409 `not_received`
 */
export async function writeProductReview(
  platform: Platform,
  actor: Actor,
  { id: productId, stars, words }: z.output<typeof productReviewBody> & { readonly id: string },
): Promise<OwnProductReview> {
  return platform.transact(async (work) => {
    if (!(await selectProducts(work.db).where('products.id', '=', productId).executeTakeFirst())) throw notFound()
    if (!(await hasReceived(work.db, actor.userId, productId)))
      throw conflict('not_received', 'A product is reviewed by who bought it and has it')
    const now = platform.clock.now()
    const { id } = await work.db
      .insertInto('product_reviews')
      .values({
        id: platform.ids.next(),
        product_id: productId,
        author_id: actor.userId,
        stars,
        words,
        hidden_at: null,
        created_at: now,
        changed_at: now,
      })
      .onConflict((clash) => clash.columns(['product_id', 'author_id']).doUpdateSet({ stars, words, changed_at: now }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await work.audit({ action: 'productReview.write', recordKind: 'productReview', recordId: id, userId: actor.userId })
    return ownReview(work.db, actor, productId)
  })
}

/** Taken away twice it is taken away once. */
export async function removeProductReview(platform: Platform, actor: Actor, productId: string): Promise<OwnProductReview> {
  return platform.transact(async (work) => {
    const removed = await work.db
      .deleteFrom('product_reviews')
      .where('product_id', '=', productId)
      .where('author_id', '=', actor.userId)
      .returning('id')
      .executeTakeFirst()
    if (removed) {
      const recordId = removed.id
      await work.audit({ action: 'productReview.remove', recordKind: 'productReview', recordId, userId: actor.userId })
    }
    return ownReview(work.db, actor, productId)
  })
}

async function ownReview(db: Reader, { userId }: Actor, productId: string): Promise<OwnProductReview> {
  const row = await db
    .selectFrom('product_reviews')
    .innerJoin('users', 'users.id', 'author_id')
    .select(['product_reviews.id', 'stars', 'words', 'product_reviews.created_at', 'users.name'])
    .where('product_id', '=', productId)
    .where('author_id', '=', userId)
    .executeTakeFirst()
  const review = row && { id: row.id, author: publicName(row.name), stars: row.stars, words: row.words, at: row.created_at }
  return { mayReview: await hasReceived(db, userId, productId), review: review ?? null }
}

/** Whether an order of theirs with the product was delivered. */
async function hasReceived(db: Reader, userId: string, productId: string): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.buyer_id', '=', userId)
    .where('orders.kind', '=', 'shop')
    .where('orders.fulfilment_state', '=', 'delivered')
    .where('order_lines.kind', '=', 'product')
    .where('order_lines.subject_id', '=', productId)
    .executeTakeFirst()
  return found !== undefined
}

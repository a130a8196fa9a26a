import type { Cart, CartLinesInput } from '#contract/shop/schemas.ts'
import { mostLines } from '#contract/shop/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { presentCart } from './present-cart.ts'
import { mergedQuantity } from './rules.ts'

/** The caller's cart, in the order in which things were put there. */
export async function readCart({ db }: Platform, actor: Actor): Promise<Cart> {
  return presentCart(db, actor, { lines: await linesOf(db, actor.userId) })
}

/** So many of a product from now on; 0 takes it out. @throws Refusal 409 `too_many_lines` */
export async function setCartLine(
  platform: Platform,
  actor: Actor,
  { productId, quantity, price }: { productId: string; quantity: number; price: number | null },
): Promise<Cart> {
  await platform.transact(async (work) => {
    await lockCart(work, actor)
    if (quantity === 0) {
      await work.db.deleteFrom('cart_lines').where('user_id', '=', actor.userId).where('product_id', '=', productId).execute()
      return
    }
    const lines = await linesOf(work.db, actor.userId)
    const isNew = lines.every((line) => line.productId !== productId)
    if (isNew && lines.length >= mostLines) throw conflict('too_many_lines', `A cart holds ${mostLines} products at most`)
    await write(platform, work, actor, [{ productId, quantity, price }])
  })
  return readCart(platform, actor)
}

/** Takes the lines of a device in: of each product the larger number, as many as there are. What cannot be had is left out. Never refused. */
export async function mergeCart(platform: Platform, actor: Actor, { lines }: CartLinesInput): Promise<Cart> {
  await platform.transact(async (work) => {
    await lockCart(work, actor)
    const here = new Map((await linesOf(work.db, actor.userId)).map((line) => [line.productId, line]))
    const brought = new Map<string, CartLinesInput['lines'][number]>()
    for (const line of lines) {
      const before = brought.get(line.productId)
      if (!before || before.quantity < line.quantity) brought.set(line.productId, line)
    }
    if (brought.size === 0) return
    const products = await work.db
      .selectFrom('products')
      .select(['id', 'stock'])
      .where('id', 'in', [...brought.keys()])
      .execute()
    const merged = products.flatMap(({ id, stock }) => {
      const line = brought.get(id)!
      const known = here.get(id)
      return [
        { productId: id, quantity: mergedQuantity(known?.quantity, line.quantity, stock), price: known?.price ?? line.price },
      ]
    })
    const room = mostLines - here.size
    const fresh = merged.filter(({ productId }) => !here.has(productId)).slice(0, Math.max(0, room))
    await write(platform, work, actor, [...merged.filter(({ productId }) => here.has(productId)), ...fresh])
  })
  return readCart(platform, actor)
}

/** Puts lines into the cart within the caller's unit of work, as {@link mergeCart} does. */
async function write(platform: Platform, work: Work, { userId }: Actor, lines: CartLinesInput['lines']): Promise<void> {
  const known = await work.db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ['00000000-0000-0000-0000-000000000000', ...lines.map(({ productId }) => productId)])
    .execute()
  for (const { productId, quantity, price } of lines.filter((line) => known.some(({ id }) => id === line.productId))) {
    await work.db
      .insertInto('cart_lines')
      .values({ user_id: userId, product_id: productId, quantity, seen_price: price, added_at: platform.clock.now() })
      .onConflict((clash) => clash.columns(['user_id', 'product_id']).doUpdateSet({ quantity, seen_price: price }))
      .execute()
  }
}

/** Takes what was bought out of the cart. */
export async function emptyCart(work: Work, userId: string, productIds: readonly string[]): Promise<void> {
  await work.db
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('product_id', 'in', [...productIds])
    .execute()
}

/** Changes of one cart wait for each other. */
async function lockCart(work: Work, { userId }: Actor): Promise<void> {
  await work.db.selectFrom('patients').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

async function linesOf(db: Reader, userId: string): Promise<CartLinesInput['lines']> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity', 'seen_price'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute()
  return rows.map((row) => ({ productId: row.product_id, quantity: row.quantity, price: row.seen_price }))
}

import { paths } from '#contract/paths.ts'
import type { Job } from '#server/kernel/module.ts'

const atOnce = 200

/** Every minute: who waits for a product that is there again is told, once. */
export const tellBackInStock: Job = {
  name: 'shop.backInStock',
  everySeconds: 60,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('awaited_products')
      .innerJoin('products', 'products.id', 'awaited_products.product_id')
      .select(['awaited_products.user_id', 'products.id', 'products.name'])
      .where('products.stock', '>', 0)
      .orderBy('awaited_products.created_at')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ user_id, id, name }) =>
      platform.transact(async (work) => {
        const { numDeletedRows } = await work.db
          .deleteFrom('awaited_products')
          .where('user_id', '=', user_id)
          .where('product_id', '=', id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return
        await work.inform([user_id], { kind: 'backInStock', data: { product: name }, link: paths.ecommerce.link({ id }) })
      }),
    )
  },
}

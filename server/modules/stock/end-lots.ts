import { utcDay } from '#contract/kernel/days.ts'
import { sql } from 'kysely'
import type { Job } from '#server/kernel/module.ts'
import { isSellable, lockProducts, refreshStock } from './sellable.ts'

const atOnce = 500

/** What expired since: its products no longer say that it is there. Nobody could have bought it; this is for those who look. */
export const endLots: Job = {
  name: 'stock.endLots',
  everySeconds: 300,
  async run(platform, slice) {
    const now = platform.clock.now()
    const due = await platform.db
      .selectFrom('products')
      .select('products.id')
      .where('products.stock', '<>', (eb) =>
        eb
          .selectFrom('stock_lots')
          .select(sql<number>`coalesce(sum(quantity - reserved), 0)::integer`.as('free'))
          .whereRef('stock_lots.product_id', '=', 'products.id')
          .where(isSellable(now)),
      )
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('stock_lots')
            .select('stock_lots.id')
            .whereRef('stock_lots.product_id', '=', 'products.id')
            .where('quantity', '>', 0)
            .where('expires_on', '<=', sql<string>`${utcDay(now)}::date + 1`),
        ),
      )
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ id }) =>
      platform.transact(async (work) => {
        await lockProducts(work, [id])
        await refreshStock(platform, work, [id])
      }),
    )
  },
}

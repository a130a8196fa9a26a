import { sql, type Kysely } from 'kysely'

/** The lines of orders that were there before 0040. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`select write_lines_of(orders) from orders
    where not exists (select 1 from order_lines where order_id = orders.id)`.execute(db)
}

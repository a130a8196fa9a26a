import { sql } from 'kysely'
import { openOrderStatesOfAll } from '#contract/orders/open-orders.ts'
import { bookedStates } from '#contract/booking/states.ts'
import type { Reader } from '#server/kernel/db.ts'

/** What these people leave to be wound down: visits that are booked, and orders under way, in whichever part. Each counts once. */
export async function leftBehind(
  db: Reader,
  now: Date,
  ids: readonly string[],
): Promise<{ visitsAhead: number; openOrders: number }> {
  const theirs = sql`any(${[...ids]}::uuid[])`
  const { rows } = await sql<{ visits: number; orders: number }>`select
    (select count(*) from (
      select id from appointments where doctor_id = ${theirs} and state in (${sql.join([...bookedStates])}) and ends_at > ${now.toISOString()}
      union select id from appointments where patient_id = ${theirs} and state in (${sql.join([...bookedStates])}) and ends_at > ${now.toISOString()}
    ) as visits) as visits,
    (select count(*) from (
      select id from orders where seller_id = ${theirs} and fulfilment_state in (${sql.join([...openOrderStatesOfAll])})
      union select id from orders where buyer_id = ${theirs} and fulfilment_state in (${sql.join([...openOrderStatesOfAll])})
    ) as orders) as orders`.execute(db)
  return { visitsAhead: rows[0]?.visits ?? 0, openOrders: rows[0]?.orders ?? 0 }
}

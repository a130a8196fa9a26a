import { type RawBuilder, sql } from 'kysely'
import { openStatesOfKind } from '#contract/orders/open-orders.ts'
import type { LeftKind } from '#contract/admin/wind-down-values.ts'
import { bookedStates } from '#contract/booking/states.ts'

export interface LeftRow {
  readonly kind: LeftKind
  readonly id: string
  readonly order_id: string | null
  readonly number: string | null
  readonly with_id: string
  readonly at: string
  readonly valid_until: string | null
  readonly state: string
}

const goodsKinds = ['shop', 'medicine'] as const
const openGoods = [...new Set(goodsKinds.flatMap(openStatesOfKind))]

interface Whose {
  /** SQL of the account's id, and of its suspension's. */
  readonly account: RawBuilder<unknown>
  readonly suspension: RawBuilder<unknown>
}

/**
 * What an account leaves behind as the one who treats or sells, and nobody decided on under its suspension: visits that are booked and not over,
 * goods on their way to the buyer, prescriptions on which something can still be given. A query in brackets, with the columns of `LeftRow`.
 */
export const leftOf = (now: Date, { account, suspension }: Whose) => sql`(
  select * from (
    select 'visit' as kind, visit.id, paid.id as order_id, paid.number, visit.patient_id as with_id, visit.starts_at as at,
      null::text as valid_until, visit.state
    from appointments visit
    left join orders paid on paid.subject_kind = 'appointment' and paid.subject_id = visit.id
    where visit.doctor_id = ${account} and visit.state in (${sql.join([...bookedStates])}) and visit.ends_at > ${now.toISOString()}
    union all
    select 'order', bought.id, bought.id, bought.number, bought.buyer_id, bought.created_at, null, bought.fulfilment_state
    from orders bought
    where bought.seller_id = ${account} and bought.kind in (${sql.join([...goodsKinds])})
      and bought.fulfilment_state in (${sql.join(openGoods)})
    union all
    select 'prescription', paper.id, null, null, paper.patient_id, paper.issued_at, paper.valid_until::text, paper.state
    from prescriptions paper
    where paper.doctor_id = ${account} and paper.state = 'issued'
  ) as anything
  where not exists (select from wind_down_decisions
    where suspension_id = ${suspension} and wind_down_decisions.kind = anything.kind and record_id = anything.id)
)`

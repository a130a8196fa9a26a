import type { FulfilmentMachine } from '#contract/orders/fulfilment.ts'
import type { OrderKind } from '#contract/orders/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/** What was ordered: the kind of a record and its id. */
export interface OrderSubject {
  readonly kind: string
  readonly id: string
}

/** The order as the capability behind its kind sees it. */
export interface OrderOfKind {
  readonly id: string
  readonly number: string
  readonly buyerId: string
  readonly sellerId: string
  readonly subject: OrderSubject | null
}

/**
 * What stands behind a kind of order. The capability brings it with its module (booking: `appointment`), so that orders and payments know
 * no capability. All run within the unit of work that changes the order.
 */
export interface OrderKindPort {
  /**
   * Whether somebody beside the buyer may pay the order in their own name, and so see what it costs; `hold` keeps that true until the unit of
   * work ends. Absent where the buyer alone may.
   */
  mayPay?(db: Reader, actor: Actor, order: OrderOfKind, hold?: Work): Promise<boolean>
  /** The orders that are paid together with this one, of one checkout, as long as they can be. Absent where each is paid by itself. */
  paidTogether?(db: Reader, order: OrderOfKind): Promise<readonly string[]>
  /** How such orders are fulfilled: of the contract, as the browser has it. */
  readonly machine: FulfilmentMachine
  /** Locks the thing itself (`for update`). Called before the order's row is locked, as verbs of the capability do: no deadlocks. */
  lock(work: Work, order: OrderOfKind): Promise<void>
  /** Until when the order can be paid: the end of the hold; `null` when nothing is held any more. ISO, UTC. */
  payUntil(db: Reader, order: OrderOfKind): Promise<string | null>
  /**
   * Asked whenever somebody is about to pay, whatever the hold says. @throws Refusal when what was ordered may not be sold any more: the
   * prescription was cancelled. Absent where nothing but time is asked for.
   */
  gate?(platform: Platform, db: Reader, order: OrderOfKind): Promise<void>
  /**
   * When what was bought is given, by the orders' ids, as it stands now: it may have been moved since the invoice. Absent where there is no
   * such time. ISO, UTC.
   */
  serviceTimes?(db: Reader, orders: readonly OrderOfKind[]): Promise<ReadonlyMap<string, string>>
  /**
   * The money is there: give what was bought (confirm the visit, tell both). `late`: the order had expired or been cancelled;
   * give it if that is still possible, otherwise answer `refused`, and the buyer gets all money back. A part of its own when
   * late: a {@link Refusal} or an exclusion violation thrown here counts as `refused`, and undoes it.
   */
  onPaid(platform: Platform, work: Work, order: OrderOfKind, how: { readonly late: boolean }): Promise<'accepted' | 'refused'>
}

declare module '#server/kernel/module.ts' {
  interface Module {
    /** What stands behind the kinds of order that the capability sells. */
    readonly orderKinds?: { readonly [K in OrderKind]?: OrderKindPort }
  }
}

/** When what one order bought is given; `null` where there is no such time. */
export async function serviceTime(platform: Platform, kind: OrderKind, order: OrderOfKind): Promise<string | null> {
  const times = await orderKind(platform, kind).serviceTimes?.(platform.db, [order])
  return times?.get(order.id) ?? null
}

/** @throws Error when no capability stands behind the kind: a fault of assembly. */
export function orderKind({ modules }: Platform, kind: OrderKind): OrderKindPort {
  const port = modules.find((module) => module.orderKinds?.[kind])?.orderKinds?.[kind]
  if (!port) throw new Error(`no capability stands behind orders of kind ${kind}`)
  return port
}

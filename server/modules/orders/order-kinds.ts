import type { OrderKind } from '#contract/orders/states.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/** The order as the capability behind its kind sees it. */
export interface OrderOfKind {
  readonly id: string
  readonly number: string
  readonly buyerId: string
  readonly sellerId: string
  /** Of kind `appointment`. */
  readonly appointmentId: string | null
}

/**
 * What stands behind a kind of order. The capability registers it when its module loads (booking: `appointment`), so that orders
 * and payments know no capability. All run within the unit of work that changes the order.
 */
export interface OrderKindPort {
  /** Locks the thing itself (`for update`). Called before the order's row is locked, as verbs of the capability do: no deadlocks. */
  lock(work: Work, order: OrderOfKind): Promise<void>
  /** Until when the order can be paid: the end of the hold; `null` when nothing is held any more. ISO, UTC. */
  payUntil(db: Reader, order: OrderOfKind): Promise<string | null>
  /**
   * The money is there: give what was bought (confirm the visit, tell both). `late`: the order had expired or been cancelled;
   * give it if that is still possible, otherwise answer `refused`, and the buyer gets all money back. A part of its own when
   * late: a {@link Refusal} or an exclusion violation thrown here counts as `refused`, and undoes it.
   */
  onPaid(platform: Platform, work: Work, order: OrderOfKind, how: { readonly late: boolean }): Promise<'accepted' | 'refused'>
}

const registered = new Map<OrderKind, OrderKindPort>()

export const orderKinds = {
  /** Once per kind and process; registering again replaces, as hot reload does. */
  register(kind: OrderKind, port: OrderKindPort): void {
    registered.set(kind, port)
  },
  /** @throws Error when no capability stands behind the kind: a fault of assembly. */
  of(kind: OrderKind): OrderKindPort {
    const port = registered.get(kind)
    if (!port) throw new Error(`no capability registered for orders of kind ${kind}`)
    return port
  },
}

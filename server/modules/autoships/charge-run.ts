import type { CardFailure } from '#contract/autoships/values.ts'
import { payHours } from '#contract/autoships/values.ts'
import type { OrderPaymentState } from '#contract/orders/order-payment.ts'
import { isUnsettled } from '#contract/orders/order-payment.ts'
import { paths } from '#contract/paths.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { chargeSavedCard, type Charged, paidWithSavedCard, paysByHand } from '#server/modules/payments/index.ts'
import { keepsRecalled } from '#server/modules/stock/index.ts'
import { askAnew } from './ask-anew.ts'
import { sellerName } from './find-autoship.ts'
import './tables.ts'

const atOnce = 100
/** Minutes after which a provider that did not answer is asked again. */
const againMinutes = 10

/** A day of a delivery whose order was made. */
export interface RunKey {
  readonly autoshipId: string
  readonly dueOn: string
}

/** Every half minute: orders of regular deliveries are charged to the card that their delivery names. */
export const chargeAutoships: Job = {
  name: 'autoships.charge',
  everySeconds: 30,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('autoship_runs')
      .select(['autoship_id as autoshipId', 'due_on as dueOn'])
      .where('payment', '=', 'due')
      .where('charge_at', '<=', platform.clock.now().toISOString())
      .orderBy('charge_at')
      .orderBy('autoship_id')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, (run) => chargeRun(platform, run))
  },
}

/**
 * Charges the order of a day to the delivery's card. By several at once, and again after it was cut off, it is charged once: the attempt is named by
 * the delivery and its day, the payment is one, and what becomes of it is written down by whoever comes first. A provider that does not answer is
 * asked again under the same name.
 */
export async function chargeRun(platform: Platform, key: RunKey): Promise<void> {
  const run = await dueRun(platform, key)
  if (!run) return
  if (!isUnsettled(run.orderState)) {
    const isByCard = await paidWithSavedCard(platform.db, run.orderId)
    return settle(platform, key, run, isByCard ? { outcome: 'charged' } : { outcome: 'byHand' })
  }
  // What was called back meanwhile is never charged.
  if (await keepsRecalled(platform.db, run.orderId)) return askAnew(platform, key)
  // Somebody pays it at this moment: their card is the one that counts.
  if (await paysByHand(platform.db, run.orderId)) return settle(platform, key, run, { outcome: 'byHand' })
  if (run.cardId === null || !run.isActive) return settle(platform, key, run, { outcome: 'failed', why: 'removed' })
  const charged = await chargeSavedCard(platform, {
    payerId: run.userId,
    orderIds: [run.orderId],
    cardId: run.cardId,
    key: `autoship-${key.autoshipId}-${key.dueOn}`,
  })
  if (charged.outcome === 'paid') return settle(platform, key, run, { outcome: 'charged' })
  if (charged.outcome === 'unavailable' && !isHalfOver(platform, run)) return postpone(platform, key)
  return settle(platform, key, run, { outcome: 'failed', why: failures[charged.outcome] })
}

const failures: Readonly<Record<Exclude<Charged['outcome'], 'paid'>, CardFailure>> = {
  declined: 'declined',
  needs_action: 'needs_action',
  no_card: 'removed',
  unavailable: 'unavailable',
}

interface DueRun {
  readonly orderId: string
  readonly number: string
  readonly orderState: OrderPaymentState
  readonly at: string
  readonly cardId: string | null
  readonly userId: string
  readonly pharmacyId: string
  readonly isActive: boolean
}

async function dueRun({ db, clock }: Platform, { autoshipId, dueOn }: RunKey): Promise<DueRun | undefined> {
  return db
    .selectFrom('autoship_runs as run')
    .innerJoin('autoships', 'autoships.id', 'run.autoship_id')
    .innerJoin('users', 'users.id', 'autoships.user_id')
    .innerJoin('orders', 'orders.id', 'run.order_id')
    .select(['orders.id as orderId', 'orders.number', 'orders.payment_state as orderState', 'run.at'])
    .select(['autoships.card_id as cardId', 'autoships.user_id as userId', 'autoships.pharmacy_id as pharmacyId'])
    .select((eb) => eb('users.status', '=', 'active').$castTo<boolean>().as('isActive'))
    .where('run.autoship_id', '=', autoshipId)
    .where('run.due_on', '=', dueOn)
    .where('run.payment', '=', 'due')
    .where('run.charge_at', '<=', clock.now().toISOString())
    .executeTakeFirst()
}

/** The other half of the time is its buyer's. */
const isHalfOver = ({ clock }: Platform, { at }: DueRun) => clock.now().getTime() - Date.parse(at) >= (payHours / 2) * 3_600_000

async function postpone({ db, clock }: Platform, { autoshipId, dueOn }: RunKey): Promise<void> {
  await db
    .updateTable('autoship_runs')
    .set({ charge_at: new Date(clock.now().getTime() + againMinutes * 60_000) })
    .where('autoship_id', '=', autoshipId)
    .where('due_on', '=', dueOn)
    .where('payment', '=', 'due')
    .execute()
}

type Settled = { outcome: 'charged' } | { outcome: 'byHand' } | { outcome: 'failed'; why: CardFailure }

/** Writes down what became of it, and tells its owner: once, whoever comes first. */
async function settle(platform: Platform, key: RunKey, run: DueRun, settled: Settled): Promise<void> {
  await platform.transact(async (work) => {
    const { numUpdatedRows } = await work.db
      .updateTable('autoship_runs')
      .set({
        payment: settled.outcome === 'charged' ? 'charged' : 'asked',
        card_failure: settled.outcome === 'failed' ? settled.why : null,
        charge_at: null,
      })
      .where('autoship_id', '=', key.autoshipId)
      .where('due_on', '=', key.dueOn)
      .where('payment', '=', 'due')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await work.tell([run.userId], { kind: 'autoship.changed', payload: { id: key.autoshipId } })
    // Who pays it, has paid it or gave it up knows.
    if (settled.outcome === 'byHand') return
    const isPaid = settled.outcome === 'charged'
    await work.inform([run.userId], {
      kind: isPaid ? 'autoshipOrdered' : 'autoshipCardFailed',
      data: { seller: await sellerName(work, run.pharmacyId), number: run.number },
      link: (isPaid ? paths.userShopingOrderDetails : paths.orderPayment).link({ id: run.orderId }),
    })
  })
}

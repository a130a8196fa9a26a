import type { Selectable } from 'kysely'
import { afterStep } from '#contract/kernel/machine.ts'
import { controlledRuleOf } from '#contract/medicine-orders/controlled.ts'
import { medicineOrder as machine } from '#contract/medicine-orders/order-kind.ts'
import { controlledFaultsOf, recentFill } from '#contract/medicine-orders/rules.ts'
import type { MedicineOrder, MedicineOrderLine } from '#contract/medicine-orders/schemas.ts'
import { duplicateDays } from '#contract/medicine-orders/values.ts'
import { mayBePaid } from '#contract/orders/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { medicineById } from '#server/modules/formulary/index.ts'
import { readOrder } from '#server/modules/orders/index.ts'
import { checkOf } from '#server/modules/papers/index.ts'
import {
  fillablePrescription,
  fillsOfMedicine,
  findConflicts,
  presentConflicts,
  presentedLine,
  type FillableLine,
  type FillablePrescription,
} from '#server/modules/prescriptions/index.ts'
import { medicineOf, type MedicineOrderLineRow, type MedicineOrderRow } from '../lock-medicine-order.ts'
import type { MedicineOrderPartTable } from '../tables.ts'

/** One medicine order for its buyer or its pharmacy, whose look at the prescription is written down. @throws Refusal 404 for everybody else */
export async function lookAtMedicineOrder(platform: Platform, actor: Actor, id: string): Promise<MedicineOrder> {
  const medicine = await readMedicineOrder(platform, actor, id)
  const look = { action: 'prescription.read', recordKind: 'prescription', recordId: medicine.prescription.id } as const
  if (actor.role === 'pharmacy') await platform.audit({ ...look, userId: actor.userId })
  return medicine
}

/** The same as what a change answers to who made it. */
export async function readMedicineOrder(platform: Platform, actor: Actor, id: string): Promise<MedicineOrder> {
  const { db, clock } = platform
  const now = clock.now()
  const order = await readOrder(platform, actor, { id })
  if (order.kind !== 'medicine') throw notFound()
  const { medicine, lines } = await medicineOf(db, id)
  const prescription = await fillablePrescription(db, medicine.prescription_id, now)
  if (!prescription?.row.facts || !prescription.row.issued_at || !prescription.row.valid_until) throw notFound()
  const { row } = prescription
  const isPharmacy = actor.role === 'pharmacy'
  const pharmacy = await db
    .selectFrom('pharmacies')
    .select(['legal_name', 'address', 'phone', 'delivery_fee', 'currency'])
    .where('user_id', '=', medicine.pharmacy_id)
    .executeTakeFirstOrThrow()
  const goods = await db.selectFrom('goods_orders').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
  const check = await checkOf(platform, db, { kind: 'prescription', recordId: row.id })
  const shown = await presentLines({ db, now, prescription, medicine, lines, country: pharmacy.address.country, goods })
  const conflicts = await presentConflicts(db, row, (await findConflicts(db, row, now)).open)
  const isHeld = lines.every(({ line_id: lineId }) => conflicts.some(({ check }) => check.lineIds.includes(lineId)))
  const rule = controlledRuleOf(pharmacy.address.country)
  const can = (step: keyof typeof machine.steps) =>
    afterStep(machine, order.state as (typeof machine.states)[number], step) !== null
  const isInTime = medicine.answer_until !== null && Date.parse(medicine.answer_until) > now.getTime()
  const fee = medicine.quoted_at === null ? (goods.delivery === 'courier' ? pharmacy.delivery_fee : 0) : medicine.delivery_fee
  return {
    id,
    revision: medicine.revision,
    order,
    patient: { name: goods.recipient, phone: goods.phone, subject: row.facts?.name ?? '', species: row.facts?.species ?? null },
    pharmacy: { id: medicine.pharmacy_id, name: pharmacy.legal_name, address: pharmacy.address, phone: pharmacy.phone },
    prescription: {
      id: row.id,
      doctor: row.facts?.doctor.name ?? '',
      issuedAt: row.issued_at!,
      validUntil: row.valid_until!,
      code: check?.code ?? null,
      isOpen: prescription.isOpen,
      checks: isPharmacy ? row.checks : [],
      conflicts,
    },
    delivery: goods.delivery,
    address: goods.address,
    note: goods.note ?? '',
    quoteNote: medicine.quote_note,
    requestedAt: medicine.requested_at,
    quotedAt: medicine.quoted_at,
    answerUntil: medicine.answer_until,
    deliveryFee: { amount: fee, currency: pharmacy.currency },
    controlled: shown.some(({ isControlled }) => isControlled) ? rule : null,
    lines: shown,
    may: {
      quote: isPharmacy && can('quote') && prescription.isOpen && !isHeld,
      decline: can('decline') && (isPharmacy || order.state === 'quoted'),
      agree: !isPharmacy && can('agree') && isInTime && conflicts.length === 0,
      pay: !isPharmacy && mayBePaid(order) && order.payUntil !== null && Date.parse(order.payUntil) > now.getTime(),
      cancel: !isPharmacy && can('cancel') && order.state !== 'quoted',
      dispense: isPharmacy && (order.state === 'accepted' || order.state === 'preparing'),
    },
  }
}

interface Shown {
  readonly db: Reader
  readonly now: Date
  readonly prescription: FillablePrescription
  readonly medicine: MedicineOrderRow
  readonly lines: readonly MedicineOrderLineRow[]
  readonly country: string
  readonly goods: { readonly delivery: 'courier' | 'pickup' }
}

async function presentLines(shown: Shown): Promise<MedicineOrderLine[]> {
  const { db, prescription, medicine, lines } = shown
  const { currency } = await db
    .selectFrom('orders')
    .select('currency')
    .where('id', '=', medicine.order_id)
    .executeTakeFirstOrThrow()
  const lots = groupedBy(await keptLots(db, medicine.order_id), (lot) => lot.product_id)
  const parts = groupedBy(await dispensedParts(db, medicine.order_id), (part) => part.line_id)
  return Promise.all(
    lines.map(async (line) => {
      const prescribed = prescription.lines.find(({ id }) => id === line.line_id)
      if (!prescribed) throw new Error('A line that the prescription does not have')
      const kept = line.product_id === null ? [] : (lots.get(line.product_id) ?? [])
      return {
        ...presentedLine(prescribed),
        ...(await saidOf(shown, prescribed)),
        left: prescribed.left,
        due: prescribed.due,
        remaining: prescribed.left > 0 ? prescribed.remaining : 0,
        offer: offerOf(line, currency),
        lots: kept.map(({ lot, expires_on: expiresOn, quantity }) => ({ lot, expiresOn, quantity })),
        dispensed:
          line.outcome === null || line.dispensed_at === null
            ? null
            : {
                outcome: line.outcome,
                quantity: line.given ?? 0,
                reason: line.reason,
                at: line.dispensed_at,
                parts: (parts.get(line.line_id) ?? []).map(toPartDto),
              },
      }
    }),
  )
}

/** What is to be heeded before the line is given. */
async function saidOf({ db, now, prescription, medicine, country, goods }: Shown, line: FillableLine) {
  const since = new Date(now.getTime() - duplicateDays * 86_400_000)
  const fills = await fillsOfMedicine(db, prescription.row, line, since)
  const isControlled = line.medicine_id !== null && medicineById(line.medicine_id)?.isControlled === true
  const rule = controlledRuleOf(country)
  const how = {
    now: now.toISOString(),
    completed: line.completed,
    isBegun: line.remaining > 0,
    delivery: goods.delivery,
    hasPaper: medicine.has_paper,
  }
  return {
    isControlled,
    givenRecently: recentFill(fills, now.toISOString()),
    controlledFaults: isControlled ? controlledFaultsOf(rule, { issuedAt: prescription.row.issued_at!, ...how }) : [],
  }
}

function offerOf(line: MedicineOrderLineRow, currency: string): MedicineOrderLine['offer'] {
  if (line.offer === null || line.quantity === null || line.unit_amount === null) return null
  const isSold = line.offer !== 'unavailable'
  return {
    kind: line.offer,
    productId: line.product_id,
    name: line.name ?? '',
    quantity: line.quantity,
    unitPrice: { amount: line.unit_amount, currency },
    amount: { amount: isSold ? line.quantity * line.unit_amount : 0, currency },
    note: line.offer_note,
  }
}

const toPartDto = ({ packs, amount, lot, expires_on: expiresOn, dispensed_at: at }: Selectable<MedicineOrderPartTable>) => ({
  quantity: packs,
  amount,
  lot,
  expiresOn,
  at,
})

const dispensedParts = (db: Reader, orderId: string) =>
  db.selectFrom('medicine_order_parts').selectAll().where('order_id', '=', orderId).orderBy('line_id').orderBy('number').execute()

const keptLots = (db: Reader, orderId: string) =>
  db
    .selectFrom('stock_reservations as kept')
    .innerJoin('stock_lots as lot', 'lot.id', 'kept.lot_id')
    .select(['kept.product_id', 'lot.lot', 'lot.expires_on', 'kept.quantity'])
    .where('kept.order_id', '=', orderId)
    .where('kept.state', '<>', 'released')
    .orderBy('lot.expires_on')
    .execute()

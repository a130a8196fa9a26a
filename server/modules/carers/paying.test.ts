import { describe, expect, it } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { carersContract as carers } from '#contract/carers/contract.ts'
import { ordersContract as orders } from '#contract/orders/contract.ts'
import { paymentsContract as payments } from '#contract/payments/contract.ts'
import { bookingOf } from '../../../tests/booking/practice.ts'
import { makeCoupon, moneyTaken, orderRow, paymentRow, payWith } from '../../../tests/payments/money-rows.ts'
import type { Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import type { PetRight } from '#contract/carers/rights.ts'
import { makeHousehold } from './testing/pet-visit.ts'

const server = await createTestServer()

/** A visit of the pet that its owner holds and has not paid. */
async function heldVisit(rights: readonly PetRight[] = ['pay']) {
  const home = await makeHousehold(server, rights)
  const body = bookingOf(home.doctor, { petId: home.pet.id })
  const { id, orderId } = await server.call(booking.bookAppointment, { body }, { as: home.owner })
  return { ...home, id, orderId: orderId! }
}
const read = (id: string, as: Person) => server.call(booking.readAppointment, { params: { id } }, { as })
const pay = (id: string, as: Person) => server.send(payments.payOrder, { params: { id } }, { as })
const kindsOf = async ({ userId }: Person) =>
  (await server.db.selectFrom('notices').select('kind').where('user_id', '=', userId).execute()).map(({ kind }) => kind)

describe('paying for a visit of the pet of somebody else', () => {
  it.each([[[]], [['book']], [['decide']], [['book', 'decide']]] as const)(
    'with the rights %j is refused, in words',
    async (rights) => {
      const { carer, orderId } = await heldVisit(rights)
      expect(await server.refusal(payments.payOrder, { params: { id: orderId } }, { as: carer })).toMatchObject({
        status: 403,
        code: 'missing_pet_right',
      })
    },
  )

  it.each([[['pay']], [['book', 'pay']], [['pay', 'decide']], [['book', 'pay', 'decide']]] as const)(
    'with the rights %j makes the payer the buyer: the invoice is theirs, the visit stays the owner’s',
    async (rights) => {
      const { carer, owner, id, orderId } = await heldVisit(rights)
      expect((await server.call(booking.readPatientSummary, {}, { as: carer })).toPay).toMatchObject([{ id }])
      await payWith(server, carer, orderId)
      expect(await orderRow(server, orderId)).toMatchObject({ buyer_id: carer.userId, payment_state: 'paid' })
      expect(await read(id, owner)).toMatchObject({ state: 'confirmed', patient: { id: owner.userId }, payer: carer.name })
      expect(await read(id, carer)).toMatchObject({ state: 'confirmed', payer: null })
      const invoice = { params: { id: orderId } }
      expect(await server.call(orders.readInvoice, invoice, { as: carer })).toMatchObject({ buyer: { name: carer.name } })
      expect(await server.refusal(orders.readInvoice, invoice, { as: owner })).toMatchObject({ status: 404 })
      expect(await kindsOf(owner)).toContain('doneByCarer')
    },
  )

  it('is nobody else’s: neither who cares no more, nor for another pet, nor a neighbour', async () => {
    const { withdrawn, other, neighbour, doctor, orderId } = await heldVisit()
    for (const as of [withdrawn, other, neighbour]) {
      expect((await pay(orderId, as)).status).toBe(404)
      expect(await server.refusal(orders.readOrder, { params: { id: orderId } }, { as })).toMatchObject({ status: 404 })
    }
    expect((await pay(orderId, doctor)).status).toBe(403)
  })

  it('is refused with the next call once the right is taken, and the owner pays what the carer began', async () => {
    const { carer, owner, id, orderId } = await heldVisit()
    expect((await pay(orderId, carer)).ok).toBe(true)
    await server.call(carers.changeCarerRights, { params: { id: carer.carerId }, body: { rights: [] } }, { as: owner })
    await payWith(server, owner, orderId)
    expect(await orderRow(server, orderId)).toMatchObject({ buyer_id: owner.userId, payment_state: 'paid' })
    expect(await read(id, owner)).toMatchObject({ payer: null })
    expect(await moneyTaken(server)).toBe(5000)
  })

  it('ends the payment that the owner began, so that nobody pays twice', async () => {
    const { carer, owner, orderId } = await heldVisit()
    const { id: begun } = (await (await pay(orderId, owner)).json()) as { id: string }
    await payWith(server, carer, orderId)
    expect((await paymentRow(server, begun)).state).toBe('cancelled')
    expect(await moneyTaken(server)).toBe(5000)
  })

  it('gives the owner’s coupon back, and takes one of the carer’s', async () => {
    const { carer, owner, orderId } = await heldVisit()
    const coupon = await makeCoupon(server, { applies_to: ['appointments'] })
    const { code } = await server.db.selectFrom('coupons').select('code').where('id', '=', coupon).executeTakeFirstOrThrow()
    const body = { code }
    await server.call(orders.applyCoupon, { params: { id: orderId }, body }, { as: owner })
    expect((await pay(orderId, carer)).ok).toBe(true)
    expect(await orderRow(server, orderId)).toMatchObject({ coupon_id: null, total: 5000, buyer_id: carer.userId })
    await server.call(orders.applyCoupon, { params: { id: orderId }, body }, { as: carer })
    expect((await orderRow(server, orderId)).coupon_id).toBe(coupon)
  })
})

describe('money that comes back', () => {
  it.each(['owner', 'carer', 'doctor'] as const)(
    'goes to the carer who paid, whoever calls the visit off: the %s',
    async (who) => {
      const home = await heldVisit(['book', 'pay'])
      const { carer, owner, id, orderId } = home
      await payWith(server, carer, orderId)
      await server.call(booking.cancelAppointment, { params: { id }, body: {} }, { as: home[who] })
      server.clock.advance({ minutes: 5 })
      await server.runJobs()
      expect(await moneyTaken(server)).toBe(0)
      expect(await kindsOf(carer)).toContain('appointmentRefunded')
      expect(await kindsOf(owner)).not.toContain('appointmentRefunded')
      const [told] = await server.db
        .selectFrom('notices')
        .select('data')
        .where('user_id', '=', owner.userId)
        .where('kind', '=', 'appointmentCancelled')
        .execute()
      if (told) expect(told.data).not.toHaveProperty('refund')
    },
  )
})

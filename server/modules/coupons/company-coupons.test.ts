import { describe, expect, test } from 'vitest'
import { couponsContract as contract } from '#contract/coupons/contract.ts'
import type { CouponDraft } from '#contract/coupons/schemas.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { applyCouponToOrders } from '#server/modules/orders/index.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { holdSeat, seatModule } from '../../../tests/payments/seat.ts'
import { makeCompany, makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { couponDraft } from './testing/make-draft.ts'

const server = await createTestServer({ besides: [seatModule] })

async function issued(changes: Partial<CouponDraft> = {}, company?: Person) {
  const as = company ?? (await makeCompany(server))
  const draft = await server.call(contract.createCoupon, { body: couponDraft(changes) }, { as })
  const coupon = await server.call(contract.moveCoupon, { params: { id: draft.id }, body: { step: 'activate' } }, { as })
  return { as, coupon }
}
const held = async (buyer: Person, price?: number, hour?: number) =>
  holdSeat(server, { buyer, seller: await makeDoctor(server), price, hour })
const actorOf = ({ userId }: Person) => ({ userId, role: 'patient', timeZone: 'UTC', doctorId: null, rights: [] }) as never
const apply = (as: Person, id: string, code: string) =>
  server.call(ordersContract.applyCoupon, { params: { id }, body: { code } }, { as })
const refused = (as: Person, id: string, code: string) =>
  server.refusal(ordersContract.applyCoupon, { params: { id }, body: { code } }, { as })

describe('a company’s coupon', () => {
  test('goes from draft to its end, and its days are the company’s own', async () => {
    const as = await makeCompany(server, { time_zone: 'America/New_York' })
    const draft = await server.call(
      contract.createCoupon,
      { body: couponDraft({ code: ' spring-1 ', startsOn: '2026-03-01' }) },
      { as },
    )
    expect(draft).toMatchObject({
      code: 'SPRING-1',
      state: 'draft',
      standing: 'draft',
      startsOn: '2026-03-01',
      endsOn: '2026-12-31',
    })
    const row = await server.db
      .selectFrom('coupons')
      .select(['starts_at', 'ends_at'])
      .where('id', '=', draft.id)
      .executeTakeFirst()
    expect(row).toEqual({ starts_at: '2026-03-01T05:00:00.000Z', ends_at: '2027-01-01T05:00:00.000Z' })
    const step = (name: 'activate' | 'pause' | 'resume' | 'end') =>
      server.call(contract.moveCoupon, { params: { id: draft.id }, body: { step: name } }, { as })
    expect((await step('activate')).standing).toBe('running')
    expect((await step('pause')).standing).toBe('paused')
    expect((await step('resume')).standing).toBe('running')
    expect((await step('end')).standing).toBe('ended')
    const again = { params: { id: draft.id }, body: { step: 'resume' as const } }
    expect(await server.refusal(contract.moveCoupon, again, { as })).toMatchObject({ status: 409, code: 'coupon_state' })
  })

  test('keeps what people were promised, and takes no limit below its uses', async () => {
    const buyer = await makePatient(server)
    const { as, coupon } = await issued({ totalUses: 5 })
    const draft = { ...couponDraft({ code: coupon.code, totalUses: 5 }) }
    const change = (changed: Partial<CouponDraft>, version = coupon.version) => ({
      params: { id: coupon.id },
      body: { version, draft: { ...draft, ...changed } },
    })
    expect(await server.refusal(contract.changeCoupon, change({ percent: 10 }), { as })).toMatchObject({
      code: 'coupon_terms_fixed',
    })
    expect(await server.refusal(contract.changeCoupon, change({}, 1), { as })).toMatchObject({ code: 'stale_version' })
    const longer = await server.call(contract.changeCoupon, change({ endsOn: '2027-01-31', totalUses: 2 }), { as })
    expect(longer).toMatchObject({ endsOn: '2027-01-31', totalUses: 2, version: coupon.version + 1 })
    for (const hour of [10, 11]) await apply(buyer, (await held(buyer, 5000, hour)).orderId, coupon.code)
    const fewer = change({ totalUses: 1 }, longer.version)
    expect(await server.refusal(contract.changeCoupon, fewer, { as })).toMatchObject({
      status: 422,
      errors: [{ field: 'totalUses', code: 'limit_below_uses' }],
    })
  })

  test('has a code that nobody else has', async () => {
    await issued({ code: 'ONLY-ONE' })
    const body = couponDraft({ code: 'only-one' })
    expect(await server.refusal(contract.createCoupon, { body }, { as: await makeCompany(server) })).toMatchObject({
      code: 'coupon_code_taken',
    })
  })
})

test('10,000 unique codes at once, each used once, and a code given back can be used again', async () => {
  const { as, coupon } = await issued({ uniqueCodes: true, code: 'BOUQUET' })
  const made = await server.call(contract.makeCodes, { params: { id: coupon.id }, body: { count: 10_000 } }, { as })
  expect(made).toEqual({ made: 10_000, codes: 10_000 })
  const csv = await (await server.call(contract.readCodes, { params: { id: coupon.id } }, { as })).text()
  const [, first, second] = csv.split('\r\n').map((line) => line.split(',')[0]!)
  expect(csv.split('\r\n')).toHaveLength(10_002)
  const [one, other] = [await makePatient(server), await makePatient(server)]
  const [mine, theirs] = [await held(one), await held(other)]
  expect(await refused(one, mine.orderId, 'bouquet')).toMatchObject({ code: 'coupon_unknown' })
  expect(await apply(one, mine.orderId, first!.toLowerCase())).toMatchObject({ total: { amount: 4000 }, coupon: { code: first } })
  expect(await refused(other, theirs.orderId, first!)).toMatchObject({ code: 'coupon_code_used' })
  await apply(one, mine.orderId, second!)
  await apply(other, theirs.orderId, first!)
  await payWith(server, other, theirs.orderId)
  expect(await server.call(contract.readCoupon, { params: { id: coupon.id } }, { as })).toMatchObject({
    uses: 1,
    reserved: 1,
    codes: 10_000,
    spent: { amount: 1000 },
  })
})

test('one use is for all orders of a checkout, divided to the cent', async () => {
  const buyer = await makePatient(server)
  const { as, coupon } = await issued({ kind: 'amount', percent: null, amount: 1000, totalUses: 1, minimumSpend: 9000 })
  const [a, b, c] = [await held(buyer, 3333, 10), await held(buyer, 3333, 11), await held(buyer, 3334, 12)]
  const ids = [a.orderId, b.orderId, c.orderId]
  expect(await refused(buyer, a.orderId, coupon.code)).toMatchObject({ code: 'coupon_minimum_not_met' })
  await applyCouponToOrders(server.platform, actorOf(buyer), { ids, code: coupon.code })
  const discounts = await server.db.selectFrom('orders').select('discount').where('id', 'in', ids).execute()
  expect(discounts.map(({ discount }) => discount).toSorted()).toEqual([333, 333, 334])
  expect(await server.call(contract.readCoupon, { params: { id: coupon.id } }, { as })).toMatchObject({
    reserved: 1,
    standing: 'used_up',
  })
})

test('coupons of one checkout stand beside each other only where both allow it', async () => {
  const buyer = await makePatient(server)
  const [alone, friendly, other] = [await issued(), await issued({ combinable: true }), await issued({ combinable: true })]
  const [a, b] = [await held(buyer, 5000, 10), await held(buyer, 5000, 11)]
  const put = (id: string, code: string, beside: string) =>
    applyCouponToOrders(server.platform, actorOf(buyer), { ids: [id], code, beside: [beside] })
  await put(a.orderId, alone.coupon.code, b.orderId)
  await expect(put(b.orderId, friendly.coupon.code, a.orderId)).rejects.toMatchObject({ code: 'not_combinable' })
  await put(a.orderId, friendly.coupon.code, b.orderId)
  await put(b.orderId, other.coupon.code, a.orderId)
})

test('uses, totals and the open statement agree, and nobody learns who the people are', async () => {
  const { as, coupon } = await issued()
  const buyers = [await makePatient(server, { name: 'Zebulon Quark' }), await makePatient(server)]
  for (const buyer of buyers) {
    const { orderId } = await held(buyer)
    await apply(buyer, orderId, coupon.code)
    await payWith(server, buyer, orderId)
  }
  const page = await server.call(contract.listCouponUses, { query: {} }, { as })
  expect(page.items).toHaveLength(2)
  expect(page.items[0]).toMatchObject({ state: 'taken', discount: { amount: 1000 }, orderKind: 'subscription', statement: null })
  expect(JSON.stringify(page)).not.toContain('Quark')
  expect(await server.call(contract.sumCouponUses, { query: {} }, { as })).toMatchObject([
    { currency: 'USD', uses: 2, taken: 2000, returned: 0, net: 2000, months: [{ month: '2026-03-01', uses: 2 }] },
  ])
  expect(await server.call(contract.listStatements, {}, { as })).toMatchObject([{ number: null, uses: 2, net: { amount: 2000 } }])
  for (const period of ['month', 'quarter', 'year'] as const) {
    const shown = await server.call(contract.readCompanyDashboard, { query: { period } }, { as })
    expect(shown).toMatchObject({ uses: 2, spend: 2000, running: 1, unbilled: 2000, best: [{ code: coupon.code, uses: 2 }] })
    expect(shown.parts.reduce((total, part) => total + part.spend, 0)).toBe(2000)
  }
  expect((await server.call(contract.listCouponUses, { query: { coupon: coupon.id, show: 'returned' } }, { as })).items).toEqual(
    [],
  )
  expect((await server.call(contract.listCouponUses, { query: {} }, { as: await makeCompany(server) })).items).toEqual([])
  for (const standing of ['draft', 'scheduled', 'running', 'paused', 'used_up', 'ended'] as const) {
    const { items } = await server.call(contract.listCoupons, { query: { standing, sort: '-spent' } }, { as })
    expect(items.map(({ id }) => id)).toEqual(standing === 'running' ? [coupon.id] : [])
  }
})

test('a company changes its details', async () => {
  const as = await makeCompany(server)
  const before = await server.call(contract.readCompany, {}, { as })
  const body = {
    name: 'Fern',
    legalName: 'Fern Ltd',
    contactName: 'Ada',
    phone: '+12015550123',
    billingAddress: before.billingAddress!,
  }
  expect(await server.call(contract.changeCompany, { body }, { as })).toEqual({ ...before, ...body })
  // Two companies of one house share its number, and so may somebody who signs in by it.
  const [other, patient] = [await makeCompany(server), await makePatient(server)]
  expect(await server.call(contract.changeCompany, { body }, { as: other })).toMatchObject({ phone: body.phone })
  await server.db.updateTable('users').set({ phone: body.phone }).where('id', '=', patient.userId).execute()
  expect(await server.call(contract.changeCompany, { body }, { as })).toMatchObject({ phone: body.phone })
})

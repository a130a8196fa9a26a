import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { ordersContract as orders } from '#contract/orders/contract.ts'
import { bookAndPay, bookingOf, openHours, openPractice } from '../booking/practice.ts'
import { makeDoctor, makePatient, makeStaff, signIn, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 60 * 86_400 } })
const { call } = server

const papers = (as: Person, query: object = {}) => call(orders.listInvoices, { query }, { as })
const sums = (as: Person, query: object = {}) => call(orders.sumInvoices, { query }, { as })
const sold = (as: Person, query: object = {}) => call(orders.listPracticeOrders, { query }, { as })
const earned = (as: Person, query: object = {}) => call(booking.readEarnings, { query }, { as })
const numbers = ({ items }: { items: { number: string }[] }) => items.map(({ number }) => number)

/** Four visits of Wednesday, 4 March: held and unpaid, done, called off by the doctor, and one to come in the week after. */
async function soldVisits() {
  const { doctor, patient } = await openPractice(server)
  const other = await makePatient(server, { name: 'Zoë Quill' })
  const done = await bookAndPay(server, patient, doctor, { start: '2026-03-04T10:00:00.000Z' })
  server.clock.advance({ minutes: 1 })
  const off = await bookAndPay(server, other, doctor, { start: '2026-03-04T11:00:00.000Z' })
  server.clock.advance({ minutes: 1 })
  await call(booking.cancelAppointment, { params: { id: off.id }, body: {} }, { as: doctor })
  server.clock.advance({ minutes: 1 })
  const coming = await bookAndPay(server, patient, doctor, { start: '2026-03-11T10:00:00.000Z' })
  server.clock.advance({ minutes: 1 })
  const body = bookingOf(doctor, { start: '2026-03-12T10:00:00.000Z' })
  const held = await call(booking.bookAppointment, { body }, { as: other })
  server.clock.set('2026-03-04T10:00:00.000Z')
  for (const verb of ['checkIn', 'startAppointment', 'completeAppointment'] as const)
    await call(booking[verb], { params: { id: done.id } }, { as: doctor })
  server.clock.set('2026-03-04T18:00:00.000Z')
  return { doctor, patient, done, off, coming, held }
}

test('a patient finds what was made out to them, of one doctor or of all, and nothing of others', async () => {
  const { doctor, patient, done, coming, off } = await soldVisits()
  const own = (as: Person, query: object = {}) => call(orders.listOwnPapers, { query }, { as })
  const all = await own(patient)
  expect(all.items.map(({ kind, orderId }) => [kind, orderId])).toEqual([
    ['invoice', coming.orderId],
    ['invoice', done.orderId],
  ])
  expect(await own(patient, { seller: doctor.userId })).toEqual(all)
  expect((await own(patient, { seller: (await makeDoctor(server)).userId })).items).toEqual([])
  expect((await own(await makePatient(server))).items).toEqual([])
  const first = await own(patient, { limit: 1 })
  expect([...first.items, ...(await own(patient, { limit: 1, cursor: first.next })).items]).toEqual(all.items)
  // Of what was called off there is a credit note too; its orders are somebody else's.
  expect(all.items.some(({ orderId }) => orderId === off.orderId)).toBe(false)
})

test('a practice finds its papers by name, number, day and how their money stands, and they add up', async () => {
  const { doctor, done } = await soldVisits()
  const receptionist = await makeStaff(server, doctor, ['invoices'])
  const all = await papers(doctor)
  expect(all.items.map(({ kind, number, paymentState }) => [kind, number, paymentState])).toEqual([
    ['invoice', '2026-000004', 'paid'],
    ['credit_note', '2026-000003', 'refunded'],
    ['invoice', '2026-000002', 'refunded'],
    ['invoice', '2026-000001', 'paid'],
  ])
  expect(await papers(receptionist)).toEqual(all)
  expect(all.items.at(-1)).toMatchObject({ orderId: done.orderId, amount: { amount: 5000, currency: 'USD' } })
  for (const [query, found] of [
    [{ show: 'paid' }, ['2026-000004', '2026-000001']],
    [{ show: 'refunded' }, ['2026-000002']],
    [{ show: 'credit_note' }, ['2026-000003']],
    [{ search: 'zoe' }, ['2026-000003', '2026-000002']],
    [{ search: '2026-000001' }, ['2026-000001']],
    [{ search: all.items[0]!.orderNumber }, ['2026-000004']],
    [{ search: 'nobody' }, []],
    [{ to: '2026-03-01' }, []],
    [{ from: '2026-03-02', to: '2026-03-02' }, ['2026-000004', '2026-000003', '2026-000002', '2026-000001']],
    [{ from: '2026-03-03' }, []],
  ] as const) {
    expect([query, numbers(await papers(doctor, query))]).toEqual([query, found])
    const shown = (await papers(doctor, query)).items
    const sumOf = (kind: string) =>
      shown.filter((paper) => paper.kind === kind).reduce((sum, { amount }) => sum + amount.amount, 0)
    const [invoiced, credited] = [sumOf('invoice'), sumOf('credit_note')]
    expect([query, await sums(doctor, query)]).toEqual([
      query,
      shown.length === 0
        ? []
        : [{ currency: 'USD', papers: shown.length, invoiced, credited, net: invoiced - credited, covered: 0 }],
    ])
  }
  const pages: string[] = []
  let cursor: string | undefined
  do {
    const page = await papers(doctor, { limit: 1, cursor })
    pages.push(...numbers(page))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(pages).toEqual(numbers(all))
})

test('days of papers are those of the reader’s zone', async () => {
  const patient = await makePatient(server)
  const doctor = await makeDoctor(server, { time_zone: 'Pacific/Auckland' })
  await openHours(server, doctor)
  server.clock.set('2026-03-04T18:00:00.000Z')
  await bookAndPay(server, patient, doctor, { start: '2026-03-06T10:00:00.000Z' })
  expect(numbers(await papers(doctor, { from: '2026-03-05', to: '2026-03-05' }))).toEqual(['2026-000001'])
  expect(numbers(await papers(doctor, { to: '2026-03-04' }))).toEqual([])
})

test('orders are finished or under way, with the time of the visit', async () => {
  const { doctor, done, off, coming, held } = await soldVisits()
  const seen = async (query: object) => (await sold(doctor, query)).items.map(({ id, state }) => [id, state])
  expect(await seen({})).toEqual([
    [off.orderId, 'cancelled'],
    [done.orderId, 'completed'],
  ])
  const open = await sold(doctor, { tab: 'open' })
  expect(open.items).toMatchObject([
    { id: held.orderId, state: 'pending_payment', paymentState: 'unpaid', serviceAt: held.start },
    { id: coming.orderId, state: 'confirmed', paymentState: 'paid', serviceAt: coming.start, total: { amount: 5000 } },
  ])
  expect(await seen({ payment: 'refunded' })).toEqual([[off.orderId, 'cancelled']])
  expect(await seen({ search: 'quill' })).toEqual([[off.orderId, 'cancelled']])
  expect(await seen({ tab: 'open', search: open.items[1]!.number })).toEqual([[coming.orderId, 'confirmed']])
  const order = await call(orders.readOrder, { params: { id: coming.orderId! } }, { as: doctor })
  expect(order.serviceAt).toBe(coming.start)
})

test('earnings count visits whose time has come, tell what is paid ahead, and agree with the dashboard', async () => {
  const { doctor } = await soldVisits()
  const week = await earned(doctor, { period: 'week' })
  expect(week).toMatchObject({ from: '2026-03-02', to: '2026-03-08', today: '2026-03-04', timeZone: 'UTC' })
  const nothing = { cameIn: 0, givenBack: 0, net: 0 }
  expect(week.currencies).toEqual([
    {
      currency: 'USD',
      cameIn: 10_000,
      givenBack: 5000,
      net: 5000,
      ahead: 5000,
      parts: ['02', '03', '04', '05', '06', '07', '08'].map((day) => ({
        from: `2026-03-${day}`,
        ...(day === '04' ? { cameIn: 10_000, givenBack: 5000, net: 5000 } : nothing),
      })),
    },
  ])
  const summary = await call(booking.readDoctorSummary, {}, { as: doctor })
  expect(summary.earnings).toMatchObject([{ currency: 'USD', week: week.currencies[0]!.net }])
  const [month, year] = [await earned(doctor, { period: 'month' }), await earned(doctor, { period: 'year' })]
  expect([month.currencies[0]!.parts.length, month.currencies[0]!.net]).toEqual([31, 5000])
  expect(year.currencies[0]!.parts.map(({ net }) => net)).toEqual([0, 0, 5000, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect((await earned(doctor, { period: 'month', at: '2026-02-10' })).currencies).toMatchObject([{ ...nothing, ahead: 5000 }])
  server.clock.set('2026-03-11T12:00:00.000Z')
  expect((await earned(doctor, { period: 'month' })).currencies).toMatchObject([{ net: 10_000, ahead: 0 }])
})

test('a day of earnings is the doctor’s, also where it is another one in UTC', async () => {
  const { doctor, patient } = await openPractice(server, { time_zone: 'America/New_York' })
  // Nine in the evening of the 31st in New York.
  await openAllDay(doctor)
  server.clock.set('2026-03-30T12:00:00.000Z')
  await bookAndPay(server, patient, doctor, { start: '2026-04-01T01:00:00.000Z' })
  server.clock.set('2026-04-02T12:00:00.000Z')
  const again = await signIn(server, doctor)
  const [march, april] = [await earned(again, { at: '2026-03-15' }), await earned(again, { at: '2026-04-15' })]
  expect([march.currencies[0]!.parts.at(-1), april.currencies[0]!.net]).toEqual([
    { from: '2026-03-31', cameIn: 5000, givenBack: 0, net: 5000 },
    0,
  ])
})

async function openAllDay(doctor: Person) {
  const day = [{ from: '00:00', to: '24:00', modes: ['video', 'clinic'] }]
  await server.db
    .updateTable('availability')
    .set({ weekly: JSON.stringify(Array.from({ length: 7 }, () => day)) })
    .where('doctor_id', '=', doctor.userId)
    .execute()
}

test('a neighbour sees nothing of it, and staff without the right is refused', async () => {
  const { doctor, done, patient } = await soldVisits()
  const stranger = await makeDoctor(server)
  expect([(await papers(stranger)).items, await sums(stranger), (await sold(stranger)).items]).toEqual([[], [], []])
  expect((await earned(stranger)).currencies).toMatchObject([{ cameIn: 0, ahead: 0 }])
  const params = { id: done.orderId! }
  expect((await server.refusal(orders.readOrder, { params }, { as: stranger })).status).toBe(404)
  expect((await server.refusal(orders.readOrder, { params }, { as: await makePatient(server) })).status).toBe(404)
  const receptionist = await makeStaff(server, doctor, ['appointments'])
  for (const as of [receptionist, patient]) {
    for (const endpoint of [orders.listInvoices, orders.sumInvoices, orders.listPracticeOrders, booking.readEarnings])
      expect((await server.refusal(endpoint, { query: {} }, { as })).status).toBe(403)
  }
})

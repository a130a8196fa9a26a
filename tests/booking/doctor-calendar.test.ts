import { expect, test } from 'vitest'
import { availabilityContract as availability } from '#contract/booking/availability-contract.ts'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { makeDoctor, makeStaff, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, openPractice } from './practice.ts'

const server = await createTestServer()
const { call } = server

const wednesday = { span: 'day', at: '2026-03-04' } as const
const seen = (as: Person, query: { span: 'day' | 'week' | 'month'; at?: string } = wednesday) =>
  call(booking.readDoctorCalendar, { query }, { as })
const at = (hour: string, day = '04') => `2026-03-${day}T${hour}:00.000Z`
const hours = (from: string, to: string, note = '') => ({
  period: { kind: 'instants' as const, from: at(from), to: at(to) },
  note,
})

async function addTimeOff(doctor: Person, from: string, to: string, note = '') {
  const { availability: answer } = await call(availability.addTimeOff, { body: hours(from, to, note) }, { as: doctor })
  return answer.timeOff.find(({ period }) => period.from === at(from))!.id
}

test('a day has its visits, the time that is left and time off, in the doctor’s zone', async () => {
  const { doctor, patient } = await openPractice(server)
  const visit = await bookAndPay(server, patient, doctor, { start: at('10:00') })
  const off = await bookAndPay(server, patient, doctor, { start: at('15:00') })
  await call(booking.cancelAppointment, { params: { id: off.id }, body: {} }, { as: doctor })
  const id = await addTimeOff(doctor, '12:00', '13:00', 'Dentist')
  expect(await seen(doctor)).toEqual({
    timeZone: 'UTC',
    from: '2026-03-04',
    to: '2026-03-04',
    today: '2026-03-02',
    visits: [expect.objectContaining({ id: visit.id, start: at('10:00'), end: at('10:30') })],
    free: [
      { start: at('09:00'), end: at('10:00') },
      { start: at('10:30'), end: at('12:00') },
      { start: at('13:00'), end: at('17:00') },
    ],
    timeOff: [{ id, start: at('12:00'), end: at('13:00'), days: null, note: 'Dentist' }],
  })
  expect((await seen(doctor, { span: 'day', at: '2026-03-05' })).visits).toEqual([])
  const week = await seen(doctor, { span: 'week' })
  expect([week.from, week.to, week.visits.length]).toEqual(['2026-03-02', '2026-03-08', 1])
  expect(week.free.map(({ start }) => start.slice(8, 10))).toEqual(['02', '03', '04', '04', '04', '05', '06', '07', '08'])
  expect((await seen(doctor, { span: 'week', at: '2026-03-08' })).from).toBe('2026-03-02')
  expect((await seen(doctor, { span: 'week', at: '2026-03-09' })).from).toBe('2026-03-09')
  const month = await seen(doctor, { span: 'month' })
  expect([month.from, month.to, month.visits]).toEqual(['2026-03-01', '2026-03-31', week.visits])
  expect((await seen(doctor, { span: 'month', at: '2026-02-28' })).to).toBe('2026-02-28')
})

test('who may see visits but not hours reads no notes; a neighbour sees their own calendar; days that are none are refused', async () => {
  const { doctor } = await openPractice(server)
  await addTimeOff(doctor, '12:00', '13:00', 'Dentist')
  const receptionist = await makeStaff(server, doctor, ['appointments'])
  expect((await seen(receptionist)).timeOff).toMatchObject([{ start: at('12:00'), note: '' }])
  expect(await seen(await makeDoctor(server))).toMatchObject({ visits: [], free: [], timeOff: [] })
  const accountant = await makeStaff(server, doctor, ['invoices'])
  expect((await server.refusal(booking.readDoctorCalendar, { query: wednesday }, { as: accountant })).status).toBe(403)
  for (const at of ['2026-02-30', '1812-01-01'])
    expect((await server.refusal(booking.readDoctorCalendar, { query: { span: 'day', at } }, { as: doctor })).status).toBe(422)
})

test('time off is not moved onto a booked visit where that is asked for, and may stay over one that it met before', async () => {
  const { doctor, patient } = await openPractice(server)
  await bookAndPay(server, patient, doctor, { start: at('10:00') })
  const id = await addTimeOff(doctor, '12:00', '13:00')
  const move = (from: string, to: string) => ({ params: { id }, body: { ...hours(from, to), refuseOverVisits: true } })
  for (const [from, to] of [
    ['10:00', '11:00'],
    ['09:00', '10:15'],
    ['10:15', '10:20'],
  ] as const) {
    expect(await server.refusal(availability.changeTimeOff, move(from, to), { as: doctor })).toMatchObject({
      status: 409,
      code: 'over_visit',
    })
  }
  expect((await seen(doctor)).timeOff).toMatchObject([{ start: at('12:00'), end: at('13:00') }])
  await call(availability.changeTimeOff, move('10:30', '11:30'), { as: doctor })
  expect((await seen(doctor)).timeOff).toMatchObject([{ start: at('10:30'), end: at('11:30') }])
  // Whoever says in words that the visit may be met is told of it, as before.
  const { conflicts } = await call(availability.changeTimeOff, { params: { id }, body: hours('10:00', '11:00') }, { as: doctor })
  expect(conflicts).toHaveLength(1)
  await call(availability.changeTimeOff, move('09:30', '11:00'), { as: doctor })
  expect((await seen(doctor)).timeOff).toMatchObject([{ start: at('09:30'), end: at('11:00') }])
})

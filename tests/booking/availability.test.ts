import { describe, expect, test } from 'vitest'
import { availabilityContract as hours } from '#contract/booking/availability-contract.ts'
import type { WeeklyHours } from '#contract/booking/availability-schemas.ts'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { makeDoctor, makeStaff } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, bookingOf, openPractice, someStart } from './practice.ts'

const server = await createTestServer()
const { call, refusal } = server

const rules = { slotMinutes: 60, bufferBefore: 0, bufferAfter: 0, minimumNotice: 0, horizonDays: 60, dailyLimit: null }
const range = (from: string, to: string) => ({ from, to, modes: ['video' as const] })
const everyDay = (...ranges: ReturnType<typeof range>[]) => Array.from({ length: 7 }, () => ranges) as WeeklyHours
const wednesday = { from: '2026-03-04', to: '2026-03-04' }

test('a doctor who has set nothing yet sees closed days and the usual rules, sets hours, and can be booked', async () => {
  const doctor = await makeDoctor(server, { time_zone: 'Europe/Berlin' })
  const { version, timeZone, hours: week, rules: usual } = await call(hours.readAvailability, {}, { as: doctor })
  expect({ version, timeZone, week }).toEqual({ version: 0, timeZone: 'Europe/Berlin', week: everyDay() })
  expect(usual).toMatchObject({ slotMinutes: 30, minimumNotice: 120, horizonDays: 60 })
  const body = { version, timeZone, hours: everyDay(range('22:00', '24:00')), rules }
  const written = await call(hours.writeAvailability, { body }, { as: doctor })
  expect(written).toMatchObject({ availability: { version: 1, hours: body.hours, rules }, conflicts: [] })
  const { slots } = await call(booking.listSlots, { params: { id: doctor.userId }, query: { ...wednesday, timeZone } })
  expect(slots).toEqual([
    { start: '2026-03-04T21:00:00.000Z', minutes: 60, modes: ['video'] },
    { start: '2026-03-04T22:00:00.000Z', minutes: 60, modes: ['video'] },
  ])
  expect(server.hub.announced).toContainEqual(expect.objectContaining({ topic: `slots:${doctor.userId}` }))
})

test('a change over somebody else’s is refused, and nothing is overwritten', async () => {
  const { doctor, staff } = await openPractice(server)
  const { version } = await call(hours.readAvailability, {}, { as: doctor })
  const body = { version, timeZone: 'UTC', hours: everyDay(range('08:00', '12:00')), rules }
  await call(hours.writeAvailability, { body }, { as: staff })
  const late = await refusal(hours.writeAvailability, { body: { ...body, hours: everyDay() } }, { as: doctor })
  expect([late.status, late.code]).toEqual([409, 'stale_version'])
  expect((await call(hours.readAvailability, {}, { as: doctor })).hours).toEqual(body.hours)
  const stale = { params: { date: '2026-03-04' }, body: { version, ranges: [] } }
  expect((await refusal(hours.writeOverride, stale, { as: doctor })).code).toBe('stale_version')
})

test('hours are refused, by field, that overlap, end before they begin, or are in disorder', async () => {
  const { doctor } = await openPractice(server)
  const fault = async (...ranges: { from: string; to: string; modes: string[] }[]) => {
    const week = everyDay()
    const body = { version: 1, timeZone: 'UTC', hours: [week[0], ranges, ...week.slice(2)], rules }
    return (await refusal(hours.writeAvailability, { body }, { as: doctor })).errors?.map(({ field, code }) => [field, code])
  }
  expect(await fault(range('10:00', '09:00'))).toEqual([['hours.1.0.to', 'ends_before_start']])
  expect(await fault(range('09:00', '12:00'), range('11:00', '13:00'))).toEqual([['hours.1.1.from', 'overlaps']])
  expect(await fault(range('13:00', '14:00'), range('09:00', '10:00'))).toEqual([['hours.1.1.from', 'overlaps']])
  expect((await fault({ from: '24:30', to: '25:00', modes: ['video'] }))?.map(([field]) => field)).toContain('hours.1.0.from')
  expect((await fault({ from: '09:00', to: '10:00', modes: [] }))?.map(([field]) => field)).toEqual(['hours.1.0.modes'])
})

describe('visits that new hours leave outside', () => {
  test('stay, and are told', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    const conflict = { appointmentId: appointment.id, start: someStart, end: appointment.end, patientName: patient.name }
    const draft = { timeZone: 'UTC', hours: everyDay(range('12:00', '17:00')), rules }
    const preview = await call(hours.previewSlots, { body: { ...wednesday, draft } }, { as: doctor })
    expect(preview.conflicts).toEqual([conflict])
    expect(preview.slots[0]?.start).toBe('2026-03-04T12:00:00.000Z')
    expect((await call(hours.previewSlots, { body: wednesday }, { as: doctor })).conflicts).toEqual([])
    const written = await call(hours.writeAvailability, { body: { version: 1, ...draft } }, { as: doctor })
    expect(written.conflicts).toEqual([conflict])
    expect(await call(booking.readAppointment, { params: { id: appointment.id } }, { as: patient })).toMatchObject({
      state: 'confirmed',
    })
  })

  test('are those that a closed day or time off meets, too', async () => {
    const { doctor, patient } = await openPractice(server)
    await bookAndPay(server, patient, doctor)
    const closed = await call(
      hours.writeOverride,
      { params: { date: '2026-03-04' }, body: { version: 1, ranges: [] } },
      { as: doctor },
    )
    expect(closed.conflicts).toHaveLength(1)
    expect((await call(hours.removeOverride, { params: { date: '2026-03-04' } }, { as: doctor })).conflicts).toEqual([])
    const off = { period: { kind: 'instants' as const, from: '2026-03-04T10:29:00.000Z', to: '2026-03-04T11:00:00.000Z' } }
    expect((await call(hours.addTimeOff, { body: off }, { as: doctor })).conflicts).toHaveLength(1)
  })
})

test('a day can be closed or given other hours, and follows the week again', async () => {
  const { doctor, patient } = await openPractice(server)
  const day = { params: { date: '2026-03-04' } }
  const slots = async () =>
    (await call(hours.previewSlots, { body: wednesday }, { as: doctor })).slots.map(({ start }) => start.slice(11, 16))
  const one = await call(
    hours.writeOverride,
    { ...day, body: { version: 1, ranges: [range('20:00', '21:00')], note: 'Fair' } },
    { as: doctor },
  )
  expect(one.availability.overrides).toEqual([{ date: '2026-03-04', ranges: [range('20:00', '21:00')], note: 'Fair' }])
  expect(await slots()).toEqual(['20:00', '20:30'])
  await call(hours.writeOverride, { ...day, body: { version: 2, ranges: [] } }, { as: doctor })
  expect(await slots()).toEqual([])
  expect((await refusal(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })).code).toBe('slot_taken')
  await call(hours.removeOverride, day, { as: doctor })
  expect(await slots()).toHaveLength(16)
})

test('whole days off stay those days when the doctor moves to another zone', async () => {
  const { doctor } = await openPractice(server)
  const added = await call(
    hours.addTimeOff,
    { body: { period: { kind: 'days', from: '2026-03-10', to: '2026-03-12' }, note: 'Skiing' } },
    { as: doctor },
  )
  const [off] = added.availability.timeOff
  expect(off).toMatchObject({ period: { kind: 'days', from: '2026-03-10', to: '2026-03-12' }, note: 'Skiing' })
  const body = { version: added.availability.version, timeZone: 'Asia/Tokyo', hours: added.availability.hours, rules }
  expect((await call(hours.writeAvailability, { body }, { as: doctor })).availability.timeOff).toEqual([off])
  const row = await server.db.selectFrom('time_off').select(['starts_at', 'ends_at']).executeTakeFirstOrThrow()
  expect(row).toEqual({ starts_at: '2026-03-09T15:00:00.000Z', ends_at: '2026-03-12T15:00:00.000Z' })
})

test('time off is changed and removed by its own practice alone', async () => {
  const { doctor } = await openPractice(server)
  const stranger = await makeDoctor(server)
  const days = (from: string, to: string) => ({ period: { kind: 'days' as const, from, to } })
  const added = await call(hours.addTimeOff, { body: days('2026-03-10', '2026-03-10') }, { as: doctor })
  const params = { id: added.availability.timeOff[0]!.id }
  expect((await refusal(hours.removeTimeOff, { params }, { as: stranger })).status).toBe(404)
  expect((await refusal(hours.changeTimeOff, { params, body: days('2026-03-11', '2026-03-11') }, { as: stranger })).status).toBe(
    404,
  )
  const back = await refusal(hours.changeTimeOff, { params, body: days('2026-03-11', '2026-03-10') }, { as: doctor })
  expect(back.errors).toMatchObject([{ field: 'period.to', code: 'ends_before_start' }])
  const changed = await call(hours.changeTimeOff, { params, body: days('2026-03-11', '2026-03-11') }, { as: doctor })
  expect(changed.availability.timeOff[0]!.period).toEqual({ kind: 'days', from: '2026-03-11', to: '2026-03-11' })
  expect((await call(hours.removeTimeOff, { params }, { as: doctor })).availability.timeOff).toEqual([])
})

test('staff without the right to availability may not look at it', async () => {
  const { doctor } = await openPractice(server)
  const as = await makeStaff(server, doctor, ['appointments'])
  expect((await refusal(hours.readAvailability, {}, { as })).code).toBe('missing_right')
})

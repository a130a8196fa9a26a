import { describe, expect, test } from 'vitest'
import { availabilityContract as hours } from '#contract/booking/availability-contract.ts'
import type { WeeklyHours } from '#contract/booking/availability-schemas.ts'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, bookingOf, openPractice } from './practice.ts'

const server = await createTestServer()
const { call, refusal } = server

/** Dates that ISO 8601 knows and nobody's calendar reaches, in zones whose offset leads out of the years that instants have. */
const days = ['0001-01-01', '9999-12-31'] as const
const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue'] as const

const refused = async (asked: Promise<{ status: number; errors?: readonly { field: string }[] | undefined }>) => {
  const { status, errors } = await asked
  return [status, [...new Set(errors?.map(({ field }) => field))]]
}

describe.each(days)('%s is refused by the field it stands in', (day) => {
  const instant = `${day}T10:00:00.000Z`

  test.each(zones)('asking for free times of %s', async (timeZone) => {
    const { doctor } = await openPractice(server)
    const query = { from: day, to: day, timeZone }
    expect(await refused(refusal(booking.listSlots, { params: { id: doctor.userId }, query }))).toEqual([422, ['from', 'to']])
  })

  test('booking and moving', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    const body = bookingOf(doctor, { start: instant })
    expect(await refused(refusal(booking.bookAppointment, { body }, { as: patient }))).toEqual([422, ['start']])
    const move = { params: { id: appointment.id }, body: { start: instant } }
    expect(await refused(refusal(booking.rescheduleAppointment, move, { as: patient }))).toEqual([422, ['start']])
  })

  test('listing visits of some days, for both parties', async () => {
    const { doctor, patient } = await openPractice(server)
    const query = { from: day, to: day }
    expect(await refused(refusal(booking.listAppointments, { query }, { as: patient }))).toEqual([422, ['from', 'to']])
    expect(await refused(refusal(booking.listDoctorAppointments, { query }, { as: doctor }))).toEqual([422, ['from', 'to']])
  })

  test('time off, by days and by instants, added and changed', async () => {
    const { doctor } = await openPractice(server)
    const good = { kind: 'days', from: '2026-03-10', to: '2026-03-12' } as const
    const { availability } = await call(hours.addTimeOff, { body: { period: good } }, { as: doctor })
    const { id } = availability.timeOff[0]!
    for (const period of [
      { kind: 'days', from: day, to: day },
      { kind: 'instants', from: instant, to: `${day}T11:00:00.000Z` },
    ] as const) {
      const added = refusal(hours.addTimeOff, { body: { period } }, { as: doctor })
      expect(await refused(added)).toEqual([422, ['period.from', 'period.to']])
      const changed = refusal(hours.changeTimeOff, { params: { id }, body: { period } }, { as: doctor })
      expect(await refused(changed)).toEqual([422, ['period.from', 'period.to']])
    }
  })

  test.each(zones)('the preview of a draft in %s, and single days', async (timeZone) => {
    const { doctor } = await openPractice(server)
    const { rules } = await call(hours.readAvailability, {}, { as: doctor })
    const draft = { timeZone, hours: [[], [], [], [], [], [], []] as WeeklyHours, rules }
    const preview = refusal(hours.previewSlots, { body: { from: day, to: day, draft } }, { as: doctor })
    expect(await refused(preview)).toEqual([422, ['from', 'to']])
    const override = { params: { date: day }, body: { version: 1, ranges: [] } }
    expect(await refused(refusal(hours.writeOverride, override, { as: doctor }))).toEqual([422, ['date']])
    expect(await refused(refusal(hours.removeOverride, { params: { date: day } }, { as: doctor }))).toEqual([422, ['date']])
  })
})

test.each(['1900-01-01', '2199-12-31'])('%s, the last of the years that are taken, is answered', async (day) => {
  const { doctor, patient } = await openPractice(server)
  for (const timeZone of zones) {
    const query = { from: day, to: day, timeZone }
    expect((await call(booking.listSlots, { params: { id: doctor.userId }, query })).slots).toEqual([])
  }
  expect((await call(booking.listAppointments, { query: { from: day, to: day } }, { as: patient })).items).toEqual([])
  expect((await call(hours.previewSlots, { body: { from: day, to: day } }, { as: doctor })).slots).toEqual([])
  await call(hours.addTimeOff, { body: { period: { kind: 'days', from: day, to: day } } }, { as: doctor })
})

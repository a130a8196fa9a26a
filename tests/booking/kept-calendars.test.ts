import { expect, test } from 'vitest'
import { bookingContract } from '#contract/booking/contract.ts'
import { nextFreeDays, shownFreeSlots } from '#contract/doctors/values.ts'
import { nextFreeSlots } from '#server/modules/booking/index.ts'
import { freeSlots } from '#server/modules/booking/slots/free-slots.ts'
import { loadCalendars } from '#server/modules/booking/slots/load-calendars.ts'
import { dayLength } from '#server/kernel/wall-clock.ts'
import { makePatient } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, openPractice } from './practice.ts'

const server = await createTestServer()

/** The first free starts by the kept calendars, and by calendars read anew. */
async function bothWays(doctorId: string) {
  const now = server.clock.now().getTime()
  const window = { from: now, to: now + nextFreeDays * dayLength, now }
  const fresh = (await loadCalendars(server.db, [doctorId], window)).get(doctorId)
  return {
    kept: (await nextFreeSlots(server.platform, [doctorId])).get(doctorId)!.map(({ start }) => start),
    fresh: fresh ? freeSlots(fresh, { ...window, limit: shownFreeSlots }).map(({ start }) => new Date(start).toISOString()) : [],
  }
}

test('calendars that are kept show every change at once', async () => {
  const { doctor, patient } = await openPractice(server)
  const day = '2026-03-02'
  const first = `${day}T11:00:00.000Z`
  let before = await bothWays(doctor.userId)
  expect(before.kept[0]).toBe(first)
  const ofDoctor = () => ({ id: server.platform.ids.next(), doctor_id: doctor.userId })
  let appointment = { id: '' }
  const changes: Record<string, () => Promise<unknown>> = {
    'a visit booked': async () => (appointment = await bookAndPay(server, patient, doctor, { start: first })),
    'and cancelled': () =>
      server.call(bookingContract.cancelAppointment, { params: { id: appointment.id }, body: {} }, { as: patient }),
    'time off': () =>
      insertRow(server.db, 'time_off', { ...ofDoctor(), starts_at: `${day}T00:00:00Z`, ends_at: '2026-03-03T00:00:00Z' }),
    'time off no more': () => server.db.deleteFrom('time_off').execute(),
    'a day without hours': () => insertRow(server.db, 'availability_overrides', { ...ofDoctor(), day, ranges: '[]' }),
    'a day as all others': () => server.db.deleteFrom('availability_overrides').execute(),
    'a longer notice': () => server.db.updateTable('availability').set({ notice_minutes: 600 }).execute(),
    'no fees': () => server.db.updateTable('doctors').set({ video_fee: null, clinic_fee: null }).execute(),
  }
  for (const [what, change] of Object.entries(changes)) {
    await change()
    const after = await bothWays(doctor.userId)
    expect(after.kept, what).toEqual(after.fresh)
    expect(after.kept, what).not.toEqual(before.kept)
    before = after
  }
})

test('a hold that is given up within its transaction changes nothing that is kept', async () => {
  const { doctor } = await openPractice(server)
  const { kept } = await bothWays(doctor.userId)
  const other = await makePatient(server)
  const lost = server.platform.transact(async (work) => {
    await work.db.updateTable('availability').set({ notice_minutes: 900 }).where('doctor_id', '=', doctor.userId).execute()
    throw new Error(`given up by ${other.userId}`)
  })
  await expect(lost).rejects.toThrow('given up')
  expect(await bothWays(doctor.userId)).toEqual({ kept, fresh: kept })
})

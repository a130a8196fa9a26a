import { expect, test } from 'vitest'
import { bookingContract } from '#contract/booking/contract.ts'
import { nextFreeDays, shownFreeSlots } from '#contract/doctors/values.ts'
import { nextFreeSlots } from '#server/modules/booking/index.ts'
import { freeSlots } from '#server/modules/booking/slots/free-slots.ts'
import { loadCalendars } from '#server/modules/booking/slots/load-calendars.ts'
import { dayLength } from '#server/modules/booking/slots/zone.ts'
import { makePatient } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, openPractice } from './practice.ts'

const server = await createTestServer()

/** The first free starts by the kept calendars, and by calendars read anew. */
async function bothWays(doctorId: string) {
  const now = server.clock.now().getTime()
  const window = { from: now, to: now + nextFreeDays * dayLength }
  const fresh = (await loadCalendars(server.db, [doctorId], window)).get(doctorId)
  return {
    kept: (await nextFreeSlots(server.platform, [doctorId])).get(doctorId)!.map(({ start }) => start),
    fresh: fresh
      ? freeSlots(fresh, { ...window, now, limit: shownFreeSlots }).map(({ start }) => new Date(start).toISOString())
      : [],
  }
}

test('calendars that are kept show every change at once', async () => {
  const { doctor, patient } = await openPractice(server)
  const first = '2026-03-02T11:00:00.000Z'
  let before = await bothWays(doctor.userId)
  expect(before.kept[0]).toBe(first)
  const mustChange = async (change: () => Promise<unknown>) => {
    await change()
    const after = await bothWays(doctor.userId)
    expect(after.kept).toEqual(after.fresh)
    expect(after.kept).not.toEqual(before.kept)
    before = after
  }
  let visit = { id: '' }
  await mustChange(async () => (visit = await bookAndPay(server, patient, doctor, { start: first })))
  await mustChange(() => server.call(bookingContract.cancelAppointment, { params: { id: visit.id }, body: {} }, { as: patient }))
  await mustChange(() =>
    insertRow(server.db, 'time_off', {
      id: server.platform.ids.next(),
      doctor_id: doctor.userId,
      starts_at: '2026-03-02T00:00:00.000Z',
      ends_at: '2026-03-03T00:00:00.000Z',
    }),
  )
  await mustChange(() => server.db.deleteFrom('time_off').execute())
  await mustChange(() =>
    insertRow(server.db, 'availability_overrides', {
      id: server.platform.ids.next(),
      doctor_id: doctor.userId,
      day: '2026-03-02',
      ranges: '[]',
    }),
  )
  await mustChange(() => server.db.deleteFrom('availability_overrides').execute())
  await mustChange(() => server.db.updateTable('availability').set({ notice_minutes: 600 }).execute())
  await mustChange(() => server.db.updateTable('doctors').set({ video_fee: null, clinic_fee: null }).execute())
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

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { nextFreeDays, shownFreeSlots } from '#contract/doctors/values.ts'
import { nextFreeSlots } from '#server/modules/booking/index.ts'
import { freeSlots } from '#server/modules/booking/slots/free-slots.ts'
import { loadCalendars } from '#server/modules/booking/slots/load-calendars.ts'
import { dayLength } from '#server/kernel/wall-clock.ts'
import { createTestServer } from '../support/server.ts'
import { openPractice } from './practice.ts'

const server = await createTestServer()

const keptStarts = async (ids: readonly string[]) => {
  const kept = await nextFreeSlots(server.platform, ids)
  return ids.map((id) => kept.get(id)!.map(({ start }) => start))
}

async function freshStarts(ids: readonly string[]) {
  const now = server.clock.now().getTime()
  const window = { from: now, to: now + nextFreeDays * dayLength, now }
  const calendars = await loadCalendars(server.db, ids, window)
  return ids.map((id) =>
    freeSlots(calendars.get(id)!, { ...window, limit: shownFreeSlots }).map(({ start }) => new Date(start).toISOString()),
  )
}

const setNotice = (doctorId: string, minutes: number) =>
  sql`update availability set notice_minutes = ${minutes} where doctor_id = ${doctorId}`

test('a change that began first and is committed last is not missed', async () => {
  const one = (await openPractice(server)).doctor.userId
  const other = (await openPractice(server)).doctor.userId
  const ids = [one, other]
  await keptStarts(ids)

  let end = () => {}
  const mayEnd = new Promise<void>((resolve) => (end = resolve))
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const slow = server.platform.transact(async ({ db }) => {
    await setNotice(one, 600).execute(db)
    begun()
    await mayEnd
  })
  await hasBegun
  await setNotice(other, 700).execute(server.db)
  expect(await keptStarts(ids)).toEqual(await freshStarts(ids))
  end()
  await slow
  expect(await keptStarts(ids)).toEqual(await freshStarts(ids))
})

test('whatever is changed and read at the same time, what is shown afterwards is so', async () => {
  const ids: string[] = []
  for (let index = 0; index < 4; index += 1) ids.push((await openPractice(server)).doctor.userId)
  for (let round = 0; round < 25; round += 1) {
    const writes = ids.flatMap((id, index) => [
      setNotice(id, ((round * 7 + index) % 20) * 60).execute(server.db),
      server.platform.transact(async ({ db }) => {
        await sql`select txid_current()`.execute(db)
        await setNotice(id, ((round * 11 + index) % 30) * 60).execute(db)
      }),
    ])
    const reads = [keptStarts(ids), keptStarts(ids.slice(0, 2)), keptStarts(ids.slice(2)), keptStarts(ids)]
    await Promise.all([...writes, ...reads])
    expect(await keptStarts(ids)).toEqual(await freshStarts(ids))
  }
})

import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { filesContract as files } from '#contract/files/contract.ts'
import { partBytes } from '#contract/files/parts.ts'
import { makePatient, makeStaff, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { phoneFilm, secrets, webm } from '../../../../tests/support/videos.ts'
import { mediaCalls } from '../testing/media-calls.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
const { finish, file, sendAll, visitOfPatient } = mediaCalls(server)

describe('a video', () => {
  test('keeps nothing of where and by what it was taken, through parts', async () => {
    const { doctor, patient, visit } = await visitOfPatient()
    // The picture is larger than a part, so that what tells the place lies in the second.
    const film = phoneFilm({ picture: 'p'.repeat(partBytes) })
    const { id } = await sendAll(visit, patient, film, 'video/mp4')
    const kept = Buffer.from(await (await file((await finish(id, patient)).address, doctor)).arrayBuffer())
    expect(kept.length).toBe(film.length)
    for (const secret of secrets) {
      expect(Buffer.from(film).includes(Buffer.from(secret))).toBe(true)
      expect(kept.includes(Buffer.from(secret))).toBe(false)
    }
  })

  test('is read by ranges, as nothing that could run', async () => {
    const { doctor, patient, visit } = await visitOfPatient()
    const whole = webm(Uint8Array.from({ length: 3 * 1024 * 1024 }, (_, index) => (index * 31) % 253))
    const { id } = await sendAll(visit, patient, whole)
    const { address } = await finish(id, patient)
    const response = await file(address, doctor)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'content-length': String(whole.length),
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.webm"$/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    expect(Buffer.from(await response.arrayBuffer()).equals(whole)).toBe(true)
    for (const [from, to] of [
      [0, 1],
      [100, 2_500_000],
      [3_000_000, whole.length],
    ] as const) {
      const part = await file(address, doctor, { Range: `bytes=${from}-${to - 1}` })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${whole.length}`])
      expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(from, to))).toBe(true)
    }
    expect((await file(address, doctor, { Range: `bytes=${whole.length}-` })).status).toBe(416)
    expect((await file(address, doctor, { Range: 'bytes=0-1', 'If-Range': '"of another"' })).status).toBe(200)
  })

  test('is played under an address of its own, as long as who asked may and is signed in', async () => {
    const { doctor, patient, visit } = await visitOfPatient()
    const clerk = await makeStaff(server, doctor, ['appointments'])
    const [first, second] = [await sendAll(visit, patient, webm()), await sendAll(visit, patient, webm())]
    const one = (await finish(first.id, patient)).address
    const other = (await finish(second.id, patient)).address
    const admit = async (address: string, as: Person) =>
      (await call(files.admitPlayer, { params: { id: address.split('/').at(-1)! } }, { as })).address
    expect(
      (await refusal(files.admitPlayer, { params: { id: one.split('/').at(-1) } }, { as: await makePatient(server) })).status,
    ).toBe(404)
    const player = await admit(one, clerk)
    expect((await file(player, undefined)).status).toBe(200)
    expect((await file(one, undefined)).status).toBe(404)
    expect((await file(`${one}?ticket=false`, undefined)).status).toBe(404)
    expect((await file(other + player.slice(player.indexOf('?')), undefined)).status).toBe(404)

    await server.db
      .updateTable('staff')
      .set({ rights: ['invoices'] })
      .where('user_id', '=', clerk.userId)
      .execute()
    expect((await file(player, undefined)).status).toBe(404)

    const own = await admit(one, patient)
    server.clock.advance({ hours: 1, minutes: 59 })
    expect((await file(own, undefined)).status).toBe(200)
    const ended = { ended_at: server.clock.now() }
    const doctors = await admit(one, doctor)
    await server.db.updateTable('sessions').set(ended).where('user_id', '=', doctor.userId).execute()
    expect((await file(doctors, undefined)).status).toBe(404)
    server.clock.advance({ minutes: 2 })
    expect((await file(own, undefined)).status).toBe(404)
    await server.runJobs()
    expect(
      await server.db.selectFrom('file_tickets').selectAll().where('expires_at', '<', server.clock.now().toISOString()).execute(),
    ).toEqual([])
  })
})

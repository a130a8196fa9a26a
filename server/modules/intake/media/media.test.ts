import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { filesContract as files } from '#contract/files/contract.ts'
import { mostUploadBytes } from '#contract/files/parts.ts'
import { intakeContract as contract } from '#contract/intake/contract.ts'
import { mostMedia } from '#contract/intake/media.ts'
import { makeDoctor, makePatient, makeStaff } from '../../../../tests/support/people.ts'
import { cameraPicture } from '../../../../tests/support/pictures.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { phoneFilm, webm } from '../../../../tests/support/videos.ts'
import { mediaCalls } from '../testing/media-calls.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
const { read, begin, finish, file, sendAll, visitOfPatient } = mediaCalls(server)

describe('photos and videos beside the answers', () => {
  it('are for both sides of the visit once they have come whole, and for nobody else', async () => {
    const { doctor, staff, patient, visit } = await visitOfPatient()
    const begun = await sendAll(visit, patient, await cameraPicture(), 'image/jpeg')
    expect((await read(visit, patient)).begun).toEqual([begun])
    expect(await read(visit, doctor)).toMatchObject({ media: [], begun: [] })
    const medium = await finish(begun.id, patient)
    expect(medium).toMatchObject({ id: begun.id, type: 'image/webp', description: '' })
    for (const as of [patient, doctor, staff]) {
      expect(await read(visit, as)).toMatchObject({ media: [medium], begun: [] })
      expect((await file(medium.address, as)).status).toBe(200)
    }
    const stranger = await makeDoctor(server)
    const bookkeeper = await makeStaff(server, doctor, ['invoices'])
    for (const as of [undefined, await makePatient(server), stranger, await makeStaff(server, stranger), bookkeeper])
      expect((await file(medium.address, as)).status).toBe(404)
    const kept = await sharp(await (await file(medium.address, doctor)).arrayBuffer()).metadata()
    expect([kept.format, kept.exif]).toEqual(['webp', undefined])
    // Finished again, it is the same.
    expect(await finish(begun.id, patient)).toEqual(medium)
  })

  it('are described and taken away until the visit starts; what was taken away nobody else reads', async () => {
    const { doctor, patient, visit, start } = await visitOfPatient()
    const [first, second] = [await sendAll(visit, patient, webm()), await sendAll(visit, patient, webm())]
    const medium = await finish(first.id, patient)
    await finish(second.id, patient)
    const third = await begin(visit, patient, 500)
    const description = 'How she limps'
    await call(contract.describeMedium, { params: { id: first.id }, body: { description } }, { as: patient })
    const described = { ...medium, description }
    await call(contract.removeMedium, { params: { id: second.id } }, { as: patient })
    await call(contract.removeMedium, { params: { id: third.id } }, { as: patient })
    expect(await read(visit, doctor)).toMatchObject({ media: [described] })
    expect(await read(visit, patient)).toMatchObject({ media: [described], begun: [] })
    expect(await refusal(files.readUpload, { params: { id: third.upload } }, { as: patient })).toMatchObject({ status: 404 })

    const late = await sendAll(visit, patient, webm())
    server.clock.set(start)
    await call(booking.checkIn, { params: { id: visit } }, { as: patient })
    await call(booking.startAppointment, { params: { id: visit } }, { as: doctor })
    const tries = [
      refusal(contract.finishMedium, { params: { id: late.id } }, { as: patient }),
      refusal(contract.beginMedium, { params: { id: visit }, body: { type: 'video/mp4', bytes: 5 } }, { as: patient }),
      refusal(contract.describeMedium, { params: { id: first.id }, body: { description: '' } }, { as: patient }),
      refusal(contract.removeMedium, { params: { id: first.id } }, { as: patient }),
    ]
    for (const { code } of await Promise.all(tries)) expect(code).toBe('appointment_state')
    expect(await read(visit, doctor)).toMatchObject({ media: [described] })
  })

  it('are eight at most, those on their way among them, also where they begin at once', async () => {
    const { patient, visit } = await visitOfPatient()
    const body = { type: 'video/mp4' as const, bytes: 10 }
    const tries = Array.from({ length: mostMedia + 4 }, () =>
      server.send(contract.beginMedium, { params: { id: visit }, body }, { as: patient }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array.from({ length: mostMedia }, () => 201), 409, 409, 409, 409])
    const { begun } = await read(visit, patient)
    expect(begun).toHaveLength(mostMedia)
    expect((await refusal(contract.beginMedium, { params: { id: visit }, body }, { as: patient })).code).toBe('too_many_media')
    await call(contract.removeMedium, { params: { id: begun[3]!.id } }, { as: patient })
    expect((await begin(visit, patient, 10)).bytes).toBe(10)
  })

  it('are told about without a word of what they are', async () => {
    const { doctor, patient, visit } = await visitOfPatient()
    const { id } = await sendAll(visit, patient, webm())
    await finish(id, patient)
    await call(contract.describeMedium, { params: { id }, body: { description: 'A rash' } }, { as: patient })
    const told = await server.db.selectFrom('hub_events').selectAll().where('user_id', '=', doctor.userId).execute()
    expect(told.filter(({ kind }) => kind === 'intake.changed')).toHaveLength(2)
    const audit = await server.db.selectFrom('audit_entries').selectAll().execute()
    expect(JSON.stringify([told, audit, server.log.entries])).not.toMatch(/rash|webm|ticket=/)
  })
})

describe('what is not taken', () => {
  it('is refused at the start where that can be told', async () => {
    const { patient, visit } = await visitOfPatient()
    const start = async (type: string, bytes: number) => {
      const { status, code, errors } = await refusal(
        contract.beginMedium,
        { params: { id: visit }, body: { type, bytes } },
        { as: patient },
      )
      return [status, errors?.[0]?.field ?? code]
    }
    expect(await start('video/mp4', mostUploadBytes + 1)).toEqual([422, 'bytes'])
    expect(await start('image/jpeg', 21 * 1024 * 1024)).toEqual([413, 'body_too_large'])
    expect(await start('application/pdf', 5)).toEqual([422, 'type'])
    expect(await start('video/mp4', 0)).toEqual([422, 'bytes'])
  })

  it('is told by its bytes at the end, and its place is free again', async () => {
    const { patient, visit } = await visitOfPatient()
    const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
    for (const [bytes, code] of [
      [page, 'file_type'],
      [webm(new Uint8Array(), 'matroska'), 'file_unreadable'],
      [phoneFilm().slice(0, 300), 'file_unreadable'],
      [Uint8Array.from([0xff, 0xd8, 0xff, 1]), 'file_unreadable'],
    ] as const) {
      const { id } = await sendAll(visit, patient, bytes, 'video/mp4')
      expect(await refusal(contract.finishMedium, { params: { id } }, { as: patient })).toMatchObject({
        status: 422,
        errors: [{ field: 'file', code }],
      })
    }
    expect(await read(visit, patient)).toMatchObject({ media: [], begun: [] })
    expect(await server.db.selectFrom('upload_parts').selectAll().execute()).toEqual([])
    expect(await server.db.selectFrom('files').selectAll().execute()).toEqual([])
  })
})

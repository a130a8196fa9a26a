import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { filesContract as files } from '#contract/files/contract.ts'
import { partBytes, partRange } from '#contract/files/parts.ts'
import { intakeContract as contract } from '#contract/intake/contract.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { webm } from '../../../../tests/support/videos.ts'
import { mediaCalls, sha256, type Bytes } from '../testing/media-calls.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
const { read, begin, finish, file, put, visitOfPatient } = mediaCalls(server)

describe('a part', () => {
  const size = partBytes + 1000
  const whole = webm(Uint8Array.from({ length: size - webm().length }, (_, index) => (index * 7) % 251))
  const part = (number: number) => whole.slice(partRange(number, size).from, partRange(number, size).to)

  it('is refused where there is none of that number, it is of another size, or was changed on its way', async () => {
    const { patient, visit } = await visitOfPatient()
    const { upload } = await begin(visit, patient, size)
    const fault = async (number: number, bytes: Bytes, digest?: string) => {
      const response = await put(upload, number, bytes, patient, digest)
      const { errors, code } = (await response.json()) as { code: string; errors?: { code: string }[] }
      return [response.status, errors?.[0]?.code ?? code]
    }
    expect(await fault(3, part(2))).toEqual([422, 'no_such_part'])
    expect((await fault(99, part(2)))[0]).toBe(422)
    expect(await fault(2, part(2).slice(1))).toEqual([422, 'part_size'])
    expect(await fault(2, new Uint8Array(1001))).toEqual([422, 'part_size'])
    expect(await fault(2, part(2), sha256('other', 'base64'))).toEqual([422, 'part_damaged'])
    expect((await put(upload, 1, new Uint8Array(partBytes + 1), patient)).status).toBe(413)
    expect((await put(upload, 2, part(2), patient)).status).toBe(200)
    expect(await fault(2, new Uint8Array(1000))).toEqual([409, 'part_differs'])
    expect(
      (await refusal(contract.finishMedium, { params: { id: (await read(visit, patient)).begun[0]!.id } }, { as: patient })).code,
    ).toBe('upload_incomplete')
  })

  it('that comes several times at once arrives once, and leaves nothing behind', async () => {
    const { patient, visit } = await visitOfPatient()
    const { id, upload } = await begin(visit, patient, size)
    const sent = [1, 2, 2, 1, 2].map((number) => put(upload, number, part(number), patient))
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
    expect(await call(files.readUpload, { params: { id: upload } }, { as: patient })).toMatchObject({
      bytes: size,
      parts: [1, 2].map((number) => ({ number, sha256: sha256(part(number), 'hex') })),
    })
    const rows = await server.db.selectFrom('upload_parts').selectAll().execute()
    expect(rows).toHaveLength(2)
    const { address } = await finish(id, patient)
    expect(Buffer.from(await (await file(address, patient)).arrayBuffer()).equals(whole)).toBe(true)
    for (const { id: key } of rows) expect(await server.files.read(key)).toBeNull()
    expect(await server.db.selectFrom('upload_parts').selectAll().execute()).toEqual([])
  })

  it('waits a day to be gone on with, then goes with its bytes and its place', async () => {
    const { patient, visit } = await visitOfPatient()
    const { upload } = await begin(visit, patient, size)
    await put(upload, 2, part(2), patient)
    // One that a process left behind between its row and its bytes.
    const key = server.platform.ids.next()
    await server.files.write(key, part(2), 'application/octet-stream')
    const lost = { id: key, upload_id: upload, number: 2, sha256: '', arrived_at: null }
    await server.db.insertInto('upload_parts').values(lost).execute()
    server.clock.advance({ hours: 23 })
    await server.runJobs()
    expect((await read(visit, patient)).begun).toHaveLength(1)
    const keys = await server.db.selectFrom('upload_parts').select('id').execute()
    server.clock.advance({ hours: 2 })
    await server.runJobs()
    expect((await read(visit, patient)).begun).toEqual([])
    for (const { id } of keys) expect(await server.files.read(id)).toBeNull()
    expect(await server.db.selectFrom('upload_parts').selectAll().execute()).toEqual([])
  })

  it('belongs to who began it', async () => {
    const { doctor, patient, visit } = await visitOfPatient()
    const { upload } = await begin(visit, patient, size)
    for (const as of [doctor, await makePatient(server)]) {
      expect((await put(upload, 2, part(2), as)).status).toBe(404)
      expect((await refusal(files.readUpload, { params: { id: upload } }, { as })).status).toBe(404)
    }
  })
})

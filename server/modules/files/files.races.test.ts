import { expect, it, vi } from 'vitest'
import { filesContract as files } from '#contract/files/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { removeUnshown } from './remove-unshown.ts'

const server = await createTestServer()

it('a file that is chosen while it is being cleared away is either shown whole or refused', async () => {
  const outcomes = { shown: 0, refused: 0 }
  for (let round = 0; round < 30; round++) {
    const owner = await makePatient(server)
    const file = server.platform.ids.next()
    await server.files.write(file, new Uint8Array([0xff, 0xd8, 0xff]), 'image/jpeg')
    const row = { owner_id: owner.userId, purpose: 'profilePicture', type: 'image/jpeg', bytes: 3 }
    await insertRow(server.db, 'files', { id: file, ...row, created_at: '2026-02-01T00:00:00.000Z' })
    const choosing = () => server.send(people.choosePicture, { body: { file } }, { as: owner })
    const clearing = () => removeUnshown(server.platform, wholeSlice(server.log))
    // Each is first as often as the other.
    const [chosen] =
      round % 2 === 0 ? await Promise.all([choosing(), clearing()]) : (await Promise.all([clearing(), choosing()])).toReversed()
    const { status } = chosen as Response
    expect([204, 422]).toContain(status)
    const read = await server.send(files.readFile, { params: { id: file } })
    expect(read.status).toBe(status === 204 ? 200 : 404)
    outcomes[status === 204 ? 'shown' : 'refused'] += 1
  }
  expect(outcomes.shown + outcomes.refused).toBe(30)
})

it('of many at once no more are kept than an account may have, and the bytes of the others go', async () => {
  const owner = await makePatient(server)
  const row = { owner_id: owner.userId, purpose: 'profilePicture', type: 'image/webp', bytes: 3 }
  for (let count = 0; count < 297; count++)
    await insertRow(server.db, 'files', { id: server.platform.ids.next(), ...row, created_at: server.clock.now() })
  const written: string[] = []
  const write = server.files.write.bind(server.files)
  vi.spyOn(server.files, 'write').mockImplementation((key, ...rest) => (written.push(key), write(key, ...rest)))
  const picture = await plainPicture()
  const headers = { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'image/jpeg' }
  const send = () =>
    server.fetch(
      new Request('http://carenest.test/api/files?purpose=profilePicture', { method: 'POST', body: picture, headers }),
      { ip: '192.0.2.1' },
    )
  const answers = await Promise.all(Array.from({ length: 12 }, send))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array.from({ length: 9 }, () => 409)])
  const kept = await Promise.all(written.map((key) => server.files.read(key)))
  expect(kept.filter((bytes) => bytes !== null)).toHaveLength(3)
})

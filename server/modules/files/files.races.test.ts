import { expect, it } from 'vitest'
import { filesContract as files } from '#contract/files/contract.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
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
    const choosing = () => server.send(files.choosePicture, { body: { file } }, { as: owner })
    const clearing = () => removeUnshown(server.platform)
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

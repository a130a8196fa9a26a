import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestServer } from '../../tests/support/server.ts'

const server = await createTestServer()

test('who looked is on record once the audit is done, however many look at once, and later commits wait for the disk again', async () => {
  const { platform, db } = server
  const waits = async () =>
    (await sql<{ setting: string }>`select current_setting('synchronous_commit') as setting`.execute(db)).rows[0]!.setting
  const before = await waits()
  const userId = platform.ids.next()
  const looks = Array.from({ length: 40 }, (_, index) => `record-${index}`)
  await Promise.all(looks.map((recordId) => platform.audit({ action: 'sample.read', recordKind: 'sample', recordId, userId })))
  const kept = await db
    .selectFrom('audit_entries')
    .select(['record_id', 'user_id', 'reason', 'at'])
    .where('action', '=', 'sample.read')
    .execute()
  expect(kept.map(({ record_id }) => record_id).toSorted()).toEqual(looks.toSorted())
  expect(kept[0]).toMatchObject({ user_id: userId, reason: null, at: platform.clock.now().toISOString() })
  expect(await waits()).toBe(before)
})

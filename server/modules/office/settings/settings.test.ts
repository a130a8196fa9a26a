import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { adminContract } from '#contract/admin/contract.ts'
import { officeContract as calls } from '#contract/office/contract.ts'
import { settingFacts, settingNames } from '#contract/office/setting-facts.ts'
import type { SettingChange } from '#contract/office/setting-schemas.ts'
import { makeAdmin, makeCompany, makeDoctor, makePatient, makePharmacy, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()
const reason = 'The desk is small over the holidays'
const list = (as: Person) => server.call(calls.listSettings, {}, { as })
const one = async (as: Person) => (await list(as)).find(({ name }) => name === 'refundAlone')
const change = (as: Person, body: Partial<SettingChange>) =>
  server.call(calls.changeSetting, { body: { name: 'refundAlone', version: 0, value: 300, reason, ...body } }, { as })
const changes = (as: Person) => server.call(calls.listSettingChanges, { query: { name: 'refundAlone' } }, { as })

describe('what administrators set', () => {
  test('is the usual, all of it, while nobody has set anything', async () => {
    const as = await makeAdmin(server)
    const all = await list(as)
    expect(all.map(({ name }) => name)).toEqual(settingNames)
    for (const { name, value, version, last } of all)
      expect({ value, version, last }).toEqual({ value: settingFacts[name].usual, version: 0, last: null })
    expect(await changes(as)).toEqual([])
  })

  test('is in force with who set it and why, keeps every change, and goes back to the usual', async () => {
    const as = await makeAdmin(server, { name: 'Ada Quinn' })
    await change(as, { value: 300 })
    expect(await one(as)).toMatchObject({ value: 300, version: 1, last: { by: 'Ada Quinn', reason } })
    server.clock.advance({ minutes: 1 })
    await change(as, { value: 50, version: 1, reason: 'Too much went out' })
    server.clock.advance({ minutes: 1 })
    await change(as, { value: null, version: 2, reason: 'The holidays are over' })
    expect(await one(as)).toMatchObject({ value: 200, version: 3, last: { reason: 'The holidays are over' } })
    expect(await changes(as)).toMatchObject([
      { version: 3, before: 50, after: 200, isBack: true, by: 'Ada Quinn' },
      { version: 2, before: 300, after: 50, isBack: false, reason: 'Too much went out' },
      { version: 1, before: 200, after: 300, isBack: false, reason },
    ])
    const { items } = await server.call(adminContract.listAudit, { query: { action: 'setting.change' } }, { as })
    expect(items.map(({ recordId, changes: changed }) => ({ recordId, changed }))).toContainEqual({
      recordId: 'refundAlone',
      changed: [{ field: 'value', before: 200, after: 300 }],
    })
  })

  test('that it is already is no change', async () => {
    const as = await makeAdmin(server)
    await change(as, { value: 300 })
    await change(as, { value: 300, version: 1 })
    expect(await changes(as)).toHaveLength(1)
  })

  test('is not written over by somebody who saw what was before', async () => {
    const [one, other] = [await makeAdmin(server), await makeAdmin(server)]
    await change(one, { value: 300 })
    const body = { name: 'refundAlone', version: 0, value: 400, reason } as const
    expect(await server.refusal(calls.changeSetting, { body }, { as: other })).toMatchObject({
      status: 409,
      code: 'setting_changed',
    })
    expect(await changes(one)).toHaveLength(1)
  })

  test('needs a reason, lies within its bounds, and is one that there is', async () => {
    const as = await makeAdmin(server)
    for (const wrong of [{ reason: 'why' }, { value: -1 }, { value: 100_001 }, { value: 1.5 }, { name: 'no.such.setting' }]) {
      const body = { name: 'refundAlone', version: 0, value: 300, reason, ...wrong } as SettingChange
      expect((await server.refusal(calls.changeSetting, { body }, { as })).status).toBe(422)
    }
    expect(await changes(as)).toEqual([])
  })

  test('is never changed in the database afterwards', async () => {
    const as = await makeAdmin(server)
    await change(as, { value: 300 })
    for (const statement of [
      "update office_settings set reason = 'another one'",
      'delete from office_settings',
      'truncate office_settings',
    ])
      await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('only added to')
  })

  test('is seen and set by administrators alone', async () => {
    const people = [await makePatient(server), await makeDoctor(server), await makePharmacy(server), await makeCompany(server)]
    const body = { name: 'refundAlone', version: 0, value: 300, reason } as const
    for (const as of [undefined, ...people]) {
      const status = as ? 403 : 401
      expect((await server.refusal(calls.listSettings, {}, { as })).status).toBe(status)
      expect((await server.refusal(calls.changeSetting, { body }, { as })).status).toBe(status)
      expect((await server.refusal(calls.listSettingChanges, { query: { name: 'refundAlone' } }, { as })).status).toBe(status)
    }
  })
})

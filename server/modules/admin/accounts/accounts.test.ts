import { describe, expect, test } from 'vitest'
import { accountContract } from '#contract/account/contract.ts'
import { licenceChecks } from '#contract/licences/values.ts'
import { adminAccountContract as calls } from '#contract/admin/account-contract.ts'
import { doctorsContract } from '#contract/doctors/contract.ts'
import { messagesTo } from '../../../../tests/support/outbox.ts'
import {
  makeAdmin,
  makeCompany,
  makeDoctor,
  makePatient,
  makePharmacy,
  makeStaff,
  signIn,
} from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()
const reason = 'The register lists the licence as withdrawn'
const statusOf = async (id: string) =>
  (await server.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('lists of accounts', () => {
  test('are searched by name, mail and number, filtered, sorted, and read page by page', async () => {
    const as = await makeAdmin(server)
    const ann = await makePatient(server, { name: 'Ann Bauer', email: 'ann@example.test', phone: '+12025550111' })
    await makePatient(server, { name: 'Ben Anders', status: 'suspended' })
    await makePatient(server, { name: 'Zoe Weber' })
    await makeDoctor(server, { name: 'Ann Docter' })
    const names = async (query: object) =>
      (await server.call(calls.listAccounts, { query: { role: 'patient', sort: 'name', ...query } }, { as })).items.map(
        ({ name }) => name,
      )
    expect(await names({})).toEqual(['Ann Bauer', 'Ben Anders', 'Zoe Weber'])
    expect(await names({ search: 'an' })).toEqual(['Ann Bauer', 'Ben Anders'])
    expect(await names({ search: 'ANN@exa' })).toEqual(['Ann Bauer'])
    expect(await names({ search: '+120255' })).toEqual(['Ann Bauer'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ status: 'suspended' })).toEqual(['Ben Anders'])
    expect(await names({ sort: '-name' })).toEqual(['Zoe Weber', 'Ben Anders', 'Ann Bauer'])
    const first = await server.call(calls.listAccounts, { query: { role: 'patient', limit: 2, sort: 'name' } }, { as })
    const query = { role: 'patient', limit: 2, sort: 'name', cursor: first.next! } as const
    expect((await server.call(calls.listAccounts, { query }, { as })).items.map(({ name }) => name)).toEqual(['Zoe Weber'])
    expect(await server.call(calls.countAccounts, { query: { role: 'patient', search: 'an' } }, { as })).toEqual({ count: 2 })
    const read = await server.call(calls.readAccount, { params: { id: ann.userId } }, { as })
    expect(read).toMatchObject({ name: 'Ann Bauer', role: 'patient', openSessions: 1, suspension: null, licence: null })
  })

  test('tell of each role what the office needs', async () => {
    const as = await makeAdmin(server)
    await makePharmacy(server, {}, { licence_state: 'unverified', legal_name: 'Harbour Ltd' })
    await makePharmacy(server)
    await makeCompany(server, {}, { legal_name: 'Brightwell Inc.', tax_number: 'TX-1' })
    const list = (query: { role: 'pharmacy' | 'company'; licence?: 'unverified' }) =>
      server.call(calls.listAccounts, { query }, { as })
    expect((await list({ role: 'pharmacy', licence: 'unverified' })).items).toMatchObject([
      { legalName: 'Harbour Ltd', licence: { state: 'unverified' }, city: 'Boston' },
    ])
    const [company] = (await list({ role: 'company' })).items
    expect(company).toMatchObject({ legalName: 'Brightwell Inc.', licence: null })
    expect(await server.call(calls.readAccount, { params: { id: company!.id } }, { as })).toMatchObject({ taxNumber: 'TX-1' })
    const staff = await makeStaff(server, await makeDoctor(server))
    expect((await server.refusal(calls.readAccount, { params: { id: staff.userId } }, { as })).status).toBe(404)
  })
})

describe('suspending one account', () => {
  test('ends its sessions, hides it at once, tells why by mail; restoring lets it in again', async () => {
    const [as, doctor] = [await makeAdmin(server), await makeDoctor(server, { locale: 'de-DE' })]
    const params = { id: doctor.userId }
    await server.call(calls.suspendAccount, { params, body: { reason } }, { as })
    expect(server.hub.ended).toHaveLength(1)
    expect((await server.refusal(accountContract.me, {}, { as: doctor })).status).toBe(401)
    expect((await server.refusal(doctorsContract.readDoctor, { params }, {})).status).toBe(404)
    expect(await messagesTo(server, doctor.email)).toMatchObject([{ subject: 'Ihr Carenest-Konto ist gesperrt' }])
    const read = await server.call(calls.readAccount, { params }, { as })
    expect(read.suspension).toMatchObject({ reason, by: as.name })
    expect(read.decisions).toMatchObject([{ action: 'account.suspend', reason, by: as.name }])
    await server.call(calls.restoreAccount, { params, body: { reason: 'It was a mistake' } }, { as })
    expect(await statusOf(doctor.userId)).toBe('active')
    expect(await server.call(calls.readAccount, { params }, { as })).toMatchObject({ suspension: null, status: 'active' })
  })

  test('of two administrators one does it, and the other is told', async () => {
    const [one, other, patient] = [await makeAdmin(server), await makeAdmin(server), await makePatient(server)]
    const input = { params: { id: patient.userId }, body: { reason } }
    const both = await Promise.allSettled([one, other].map((as) => server.call(calls.suspendAccount, input, { as })))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const again = await server.refusal(calls.suspendAccount, input, { as: other })
    expect(again).toMatchObject({ status: 409, code: 'account_state' })
    const rows = await server.db.selectFrom('account_suspensions').selectAll().execute()
    expect(rows).toHaveLength(1)
  })
})

describe('administrators', () => {
  const suspend = (id: string) => ({ params: { id }, body: { reason } })

  test('suspend and restore each other, and are told by mail', async () => {
    const [as, other] = [await makeAdmin(server), await makeAdmin(server)]
    await server.call(calls.suspendAccount, suspend(other.userId), { as })
    expect((await server.refusal(calls.listAccounts, { query: { role: 'admin' } }, { as: other })).status).toBe(401)
    expect(await messagesTo(server, other.email)).toMatchObject([{ template: 'mail.accountSuspended' }])
    const { items } = await server.call(calls.listAccounts, { query: { role: 'admin', status: 'suspended' } }, { as })
    expect(items.map(({ id }) => id)).toEqual([other.userId])
    await server.call(calls.restoreAccount, suspend(other.userId), { as })
    expect(await statusOf(other.userId)).toBe('active')
  })

  test('never lose the last of them, who is told why', async () => {
    const [as, suspended, waiting] = [
      await makeAdmin(server),
      await makeAdmin(server, { status: 'suspended' }),
      await makeAdmin(server, { status: 'pending' }),
    ]
    expect(await server.refusal(calls.suspendAccount, suspend(as.userId), { as })).toMatchObject({
      status: 409,
      code: 'last_administrator',
    })
    // Nor does it say so of one who is kept out already.
    expect(await server.refusal(calls.suspendAccount, suspend(suspended.userId), { as })).toMatchObject({ code: 'account_state' })
    expect(await statusOf(as.userId)).toBe('active')
    expect(await statusOf(waiting.userId)).toBe('pending')
  })

  test('of an operation over all of them, whoever began it stays, and its row says so', async () => {
    const [one, as, other] = [await makeAdmin(server), await makeAdmin(server), await makeAdmin(server)]
    const patient = await makePatient(server)
    const ids = [one, as, other, patient].map(({ userId }) => userId)
    const body = { verb: 'suspend', chosen: { by: 'ids', ids }, reason, expected: 4 } as const
    const { id, outcomes } = await server.call(calls.startOperation, { body }, { as })
    expect(outcomes).toEqual({ done: 3, lastAdministrator: 1 })
    const { items } = await server.call(
      calls.listOperationRows,
      { params: { id }, query: { outcome: 'lastAdministrator' } },
      { as },
    )
    expect(items).toMatchObject([{ id: as.userId, outcome: 'lastAdministrator' }])
    const back = await server.call(calls.undoOperation, { params: { id } }, { as })
    expect(back.outcomes).toEqual({ undone: 3, lastAdministrator: 1 })
    expect(await statusOf(one.userId)).toBe('active')
  })

  test('taking a restoration back leaves one of them, whatever became of the others since', async () => {
    const [as, other] = [await makeAdmin(server), await makeAdmin(server, { status: 'suspended' })]
    const chosen = { by: 'ids' as const, ids: [other.userId] }
    const restore = { verb: 'restore' as const, chosen, reason, expected: 1 }
    const { id } = await server.call(calls.startOperation, { body: restore }, { as })
    const back = await signIn(server, other)
    await server.call(calls.suspendAccount, suspend(as.userId), { as: back })
    expect((await server.call(calls.undoOperation, { params: { id } }, { as: back })).outcomes).toEqual({ kept: 1 })
    expect(await statusOf(other.userId)).toBe('active')
  })
})

test("a pharmacy's licence is verified, revoked, and refused only before that; each time it is told", async () => {
  const as = await makeAdmin(server)
  const pharmacy = await makePharmacy(server, {}, { licence_state: 'unverified' })
  const params = { id: pharmacy.userId }
  await server.call(calls.refusePharmacy, { params, body: { reason } }, { as })
  await server.call(calls.verifyPharmacy, { params, body: { checks: [...licenceChecks] } }, { as })
  expect(await server.refusal(calls.refusePharmacy, { params, body: { reason } }, { as })).toMatchObject({
    code: 'licence_decided',
  })
  expect(await server.call(calls.revokePharmacy, { params, body: { reason } }, { as })).toEqual({ appointments: 0, orders: 0 })
  expect((await messagesTo(server, pharmacy.email)).map(({ template }) => template).toSorted()).toEqual([
    'mail.licenceRefusedPharmacy',
    'mail.licenceRevokedPharmacy',
    'mail.licenceVerifiedPharmacy',
  ])
})

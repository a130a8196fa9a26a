import { beforeEach, describe, expect, test } from 'vitest'
import { accountContract } from '#contract/account/contract.ts'
import { adminAccountContract } from '#contract/admin/account-contract.ts'
import { auditContract } from '#contract/audit/contract.ts'
import type { Problem } from '#contract/kernel/problem.ts'
import { noticesContract } from '#contract/notices/contract.ts'
import { seeAsContract } from '#contract/see-as/contract.ts'
import {
  makeAdmin,
  makeCompany,
  makeDoctor,
  makePatient,
  makePharmacy,
  makeStaff,
  type Person,
} from '../../../tests/support/people.ts'
import { sampleInput } from '../../../tests/support/sample.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { openCalls } from './open-calls.ts'
import { reason, seeAs } from './testing/fixtures.ts'

const server = await createTestServer()
const endpoints = server.modules.flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint))
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
/** A token that comes along is not looked at there: who calls is a visitor. */
const asked = endpoints.filter(({ bearer }) => bearer !== 'ignored')
const me = (as: Person) => server.send(accountContract.me, {}, { as })

describe('every endpoint', () => {
  const seen: Partial<Record<string, Person>> = {}
  beforeEach(async () => {
    const admin = await makeAdmin(server)
    const people = { patient: makePatient, doctor: makeDoctor, pharmacy: makePharmacy, company: makeCompany }
    for (const [role, make] of Object.entries(people)) seen[role] = await seeAs(server, admin, await make(server))
  })

  test.each(asked.filter(({ method }) => method !== 'GET').map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s changes nothing with somebody’s eyes',
    async (_, endpoint) => {
      for (const as of Object.values(seen)) {
        const answer = await server.send(endpoint, sampleInput(endpoint), { as })
        const { code } = (await answer.json()) as Problem
        expect(answer.status, code).toBe(403)
        expect(['seen_by_office', 'wrong_role']).toContain(code)
      }
    },
  )

  const closed = [
    'records',
    'record-entries',
    'conversations',
    'chat-',
    'prescriptions',
    'certificates',
    'files',
    'meetings',
    'observations',
    'summary',
  ]
  test.each(asked.filter(({ method }) => method === 'GET').map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is read with somebody’s eyes where that was opened, and nowhere else',
    async (name, endpoint) => {
      const isOpen = openCalls.some((call) => nameOf(call) === name)
      const isPublic = endpoint.access.who === 'anyone' && endpoint.access.whose === 'public'
      if (isOpen) for (const part of closed) expect(endpoint.path).not.toMatch(new RegExp(`^/${part}`))
      for (const as of Object.values(seen)) {
        const answer = await server.send(endpoint, sampleInput(endpoint), { as })
        const code = answer.status === 403 ? ((await answer.json()) as Problem).code : null
        if (isOpen || isPublic) expect(['closed_to_office', 'seen_by_office']).not.toContain(code)
        else expect(['closed_to_office', 'wrong_role', 'missing_right']).toContain(code)
      }
    },
  )
})

test('the token says who really acts, and ends after fifteen minutes whatever is done', async () => {
  const [admin, patient] = [await makeAdmin(server), await makePatient(server)]
  const as = await seeAs(server, admin, patient)
  const payload = JSON.parse(atob(as.token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
  expect(payload).toMatchObject({ sub: patient.userId, act: { sub: admin.userId } })
  expect((await me(as)).status).toBe(200)
  server.clock.advance({ minutes: 14, seconds: 59 })
  expect((await me(as)).status).toBe(200)
  server.clock.advance({ seconds: 2 })
  expect((await me(as)).status).toBe(401)
})

test('the person is told with the reason, sees it among who looked, and has no device more', async () => {
  const [admin, patient] = [await makeAdmin(server, { name: 'Ann Keeper' }), await makePatient(server)]
  const { seeAsId } = await seeAs(server, admin, patient)
  const { items } = await server.call(noticesContract.listNotices, { query: {} }, { as: patient })
  expect(items).toMatchObject([{ kind: 'officeSawAs', data: { reason } }])
  await server.call(seeAsContract.endSeeAs, { params: { id: seeAsId } }, { as: admin })
  const looks = await server.call(auditContract.listOfficeLooks, { query: {} }, { as: patient })
  expect(looks.items.map(({ act, by, reason: why }) => [act, by, why])).toEqual([
    ['seeAs.end', 'Ann', null],
    ['seeAs.begin', 'Ann', reason],
  ])
  expect(await server.call(accountContract.sessions, {}, { as: patient })).toHaveLength(1)
})

test('it ends for good when it is ended, when the person or the administrator is suspended, and with the administrator’s own session', async () => {
  const ends: Record<string, (admin: Person, patient: Person, id: string) => Promise<unknown>> = {
    ended: (admin, _, id) => server.call(seeAsContract.endSeeAs, { params: { id } }, { as: admin }),
    suspended: async (_, { userId }) =>
      server.call(
        adminAccountContract.suspendAccount,
        { params: { id: userId }, body: { reason } },
        { as: await makeAdmin(server) },
      ),
    'signed out': (admin) => server.call(accountContract.logout, {}, { as: admin }),
    'administrator suspended': ({ userId }) =>
      server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute(),
  }
  for (const [how, end] of Object.entries(ends)) {
    const [admin, patient] = [await makeAdmin(server), await makePatient(server)]
    const as = await seeAs(server, admin, patient)
    expect((await me(as)).status, how).toBe(200)
    await end(admin, patient, as.seeAsId)
    expect((await me(as)).status, how).toBe(401)
  }
  expect(server.hub.ended.length).toBeGreaterThanOrEqual(2)
})

test('nobody sees with the eyes of an administrator, of staff, or of who is suspended', async () => {
  const admin = await makeAdmin(server)
  const doctor = await makeDoctor(server)
  const begin = async (id: string) =>
    (await server.refusal(seeAsContract.beginSeeAs, { params: { id }, body: { reason } }, { as: admin })).code
  expect(await begin((await makeAdmin(server)).userId)).toBe('not_found')
  expect(await begin((await makeStaff(server, doctor)).userId)).toBe('not_found')
  expect(await begin((await makePatient(server, { status: 'suspended' })).userId)).toBe('account_not_active')
})

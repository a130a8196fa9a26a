import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { accountKinds, kindOf } from '#contract/account/kinds.ts'
import type { AccountKind } from '#contract/account/kinds.ts'
import { roles, userTypeOf } from '#contract/kernel/roles.ts'
import { makeEveryRole, makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

const attempt = (email: string, password: string, kind: AccountKind = 'patient', ip = '192.0.2.1') =>
  server.send(account.login, { body: { email, password, kind } }, { ip })
const refusal = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).json()

describe('signing in', () => {
  it.each(roles)('answers a %s the login record and nothing beside it', async (role) => {
    const person = (await makeEveryRole(server))[role]
    const record = await server.call(account.login, {
      body: { email: person.email, password: person.password, kind: kindOf(role) },
    })
    expect(record).toEqual({
      userType: userTypeOf(role),
      accessToken: { token: expect.any(String) },
      refreshToken: { token: expect.any(String) },
    })
    expect(await server.call(account.me, {}, { as: { token: record.accessToken.token } })).toMatchObject({ id: person.userId })
  })

  it.each(roles)('names the right sign-in to a %s who comes to another one', async (role) => {
    const person = (await makeEveryRole(server))[role]
    for (const kind of accountKinds.filter((each) => each !== kindOf(role))) {
      const problem = await refusal(person.email, person.password, kind)
      expect(problem).toMatchObject({ status: 403, code: 'wrong_kind', errors: [{ field: 'kind', code: kindOf(role) }] })
    }
  })

  it('does not mind the case of the address', async () => {
    const person = await makePatient(server, { email: 'Rosa@Example.Test' })
    expect((await attempt('rOSA@example.tEST', person.password)).status).toBe(200)
  })

  it('keeps a sign-in in the audit trail, with no address or token in it', async () => {
    const person = await makePatient(server)
    await attempt(person.email, person.password)
    const entries = await server.db.selectFrom('audit_entries').selectAll().where('action', '=', 'account.signIn').execute()
    expect(entries.map((entry) => entry.user_id)).toEqual([person.userId, person.userId])
    expect(JSON.stringify(entries)).not.toContain('192.0.2.1')
  })

  it('looks past a bearer token that came along, for it may be the one being replaced', async () => {
    const person = await makePatient(server)
    const body = { email: person.email, password: person.password, kind: 'patient' } as const
    expect(await server.call(account.login, { body }, { as: { token: 'stale' } })).toMatchObject({ userType: 0 })
  })
})

const plain = (response: Response) => [...response.headers].filter(([name]) => name !== 'x-request-id')

describe('what a refused sign-in tells', () => {
  it('is the same to the letter for a known and an unknown address', async () => {
    const person = await makePatient(server)
    const [known, unknown] = [await attempt(person.email, 'not it at all'), await attempt('nobody@example.test', 'not it at all')]
    expect(known.status).toBe(422)
    expect(unknown.status).toBe(known.status)
    expect(await unknown.text()).toBe(await known.text())
    expect(plain(unknown)).toEqual(plain(known))
  })

  it.each(['suspended', 'pending'] as const)('says that an account is %s only to who knows its password', async (status) => {
    const person = await makePatient(server, { status })
    expect(await refusal(person.email, 'not it at all')).toMatchObject({ code: 'wrong_credentials' })
    expect(await refusal(person.email, person.password)).toMatchObject({ status: 403, code: `account_${status}` })
  })

  it('says that an account is of another kind only to who knows its password', async () => {
    const { doctor } = await makeEveryRole(server)
    expect(await refusal(doctor.email, 'not it at all', 'patient')).toMatchObject({ code: 'wrong_credentials' })
  })

  it('is the same for an account that has no password', async () => {
    const person = await makePatient(server)
    await server.db.updateTable('users').set({ password_hash: null }).where('id', '=', person.userId).execute()
    expect(await refusal(person.email, person.password)).toMatchObject({ code: 'wrong_credentials' })
  })
})

import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

const renew = (refreshToken: string) => server.call(account.renewAccessToken, { body: { refreshToken } })
const refused = (refreshToken: string) => server.refusal(account.renewAccessToken, { body: { refreshToken } })
const status = async (token: string) => (await server.send(account.me, {}, { as: { token } })).status

describe('renewing an access token', () => {
  it('takes the token as the specification sends it, and answers both tokens', async () => {
    const { refreshToken } = await makePatient(server)
    const answer = await renew(refreshToken)
    expect(answer).toEqual({ accessToken: { token: expect.any(String) }, refreshToken: { token: expect.any(String) } })
    expect(await status(answer.accessToken.token)).toBe(200)
  })

  it('takes the login record’s object as well', async () => {
    const { refreshToken } = await makePatient(server)
    const answer = await server.call(account.renewAccessToken, { body: { refreshToken: { token: refreshToken } } })
    expect(await status(answer.accessToken.token)).toBe(200)
  })

  it('is not kept from it by the expired access token that comes along', async () => {
    const { token, refreshToken } = await makePatient(server)
    server.clock.advance({ minutes: 10 })
    expect(await server.refusal(account.me, {}, { as: { token } })).toMatchObject({ status: 401, code: 'token_expired' })
    const answer = await server.call(account.renewAccessToken, { body: { refreshToken } }, { as: { token } })
    expect(await status(answer.accessToken.token)).toBe(200)
  })

  it('goes on for ever with the first token, for a client that never adopts another', async () => {
    const { refreshToken } = await makePatient(server)
    for (let renewal = 0; renewal < 40; renewal += 1) {
      server.clock.advance({ minutes: 10 })
      expect(await status((await renew(refreshToken)).accessToken.token)).toBe(200)
    }
    const { length } = await server.db.selectFrom('refresh_tokens').select('hash').execute()
    expect(length).toBe(33)
  })

  it('goes on for ever for a client that adopts each new one', async () => {
    let { refreshToken } = await makePatient(server)
    for (let renewal = 0; renewal < 40; renewal += 1) {
      server.clock.advance({ minutes: 10 })
      const answer = await renew(refreshToken)
      expect(await status(answer.accessToken.token)).toBe(200)
      refreshToken = answer.refreshToken.token
    }
  })

  it('forgives the old token for 30 seconds after the first use of the new one', async () => {
    const { refreshToken } = await makePatient(server)
    const next = (await renew(refreshToken)).refreshToken.token
    server.clock.advance({ minutes: 20 })
    await renew(next)
    server.clock.advance({ seconds: 30 })
    const late = await renew(refreshToken)
    expect(await status(late.accessToken.token)).toBe(200)
    await renew(late.refreshToken.token)
  })

  it('ends the session when the old token comes later, for whoever holds it, and tells the person', async () => {
    const person = await makePatient(server)
    const elsewhere = await server.call(account.login, {
      body: { email: person.email, password: person.password, kind: 'patient' },
    })
    const next = await renew(person.refreshToken)
    const after = await renew(next.refreshToken.token)
    server.clock.advance({ seconds: 31 })
    expect(await refused(person.refreshToken)).toMatchObject({ status: 401, code: 'renewal_refused' })
    expect(await refused(after.refreshToken.token)).toMatchObject({ status: 401, code: 'renewal_refused' })
    expect(await status(after.accessToken.token)).toBe(401)
    expect(server.hub.ended).toHaveLength(1)
    expect(server.hub.published).toMatchObject([{ userId: person.userId, event: { kind: 'notice.new' } }])
    expect(await messagesTo(server, person.email)).toMatchObject([{ template: 'mail.sessionEndedForSafety' }])
    expect(await status(elsewhere.accessToken.token)).toBe(200)
  })

  it('gives 50 who renew at once a good token each, and any of them can be adopted, the earliest too', async () => {
    const { refreshToken } = await makePatient(server)
    const answers = await Promise.all(Array.from({ length: 50 }, () => renew(refreshToken)))
    expect(new Set(answers.map((answer) => answer.refreshToken.token)).size).toBe(50)
    for (const answer of answers) expect(await status(answer.accessToken.token)).toBe(200)
    await Promise.all(answers.map((answer) => renew(answer.refreshToken.token)))
  })

  it.each(['nonsense', '', ' '])('refuses “%s”', async (token) => {
    expect(await refused(token)).toMatchObject({ status: 401, code: 'renewal_refused' })
  })

  it('refuses a token whose session has not been used for the settings’ days', async () => {
    const { refreshToken } = await makePatient(server)
    server.clock.advance({ days: 29 })
    await renew(refreshToken)
    server.clock.advance({ days: 29 })
    await renew(refreshToken)
    server.clock.advance({ days: 30 })
    expect(await refused(refreshToken)).toMatchObject({ code: 'renewal_refused' })
  })

  it('refuses a suspended account, whose access token ends at once', async () => {
    const { userId, token, refreshToken } = await makePatient(server)
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute()
    expect(await status(token)).toBe(401)
    expect(await refused(refreshToken)).toMatchObject({ code: 'renewal_refused' })
  })

  it('keeps no token, only hashes', async () => {
    const { refreshToken } = await makePatient(server)
    const next = await renew(refreshToken)
    const kept = JSON.stringify(await server.db.selectFrom('refresh_tokens').selectAll().execute())
    expect(kept).not.toContain(refreshToken)
    expect(kept).not.toContain(next.refreshToken.token)
  })
})

import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { roles, staffRights, userTypeOf } from '#contract/kernel/roles.ts'
import { makeEveryRole, makeDoctor, makePatient, makeStaff, signIn } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const status = async (person: { token: string }) => (await server.send(account.me, {}, { as: person })).status

describe('who is signed in', () => {
  it.each(roles)('is answered to a %s', async (role) => {
    const everyone = await makeEveryRole(server)
    const me = await server.call(account.me, {}, { as: everyone[role] })
    const { userId: id, name, email } = everyone[role]
    expect(me).toMatchObject({ id, name, email, userType: userTypeOf(role), locale: 'en-US', hasPassword: true })
    const works = role === 'doctor' || role === 'staff'
    expect(me.doctorId).toBe(works ? everyone.doctor.userId : null)
    expect(me.rights).toEqual(works ? staffRights : [])
    expect(me.verification).toBe(works || role === 'pharmacy' ? 'verified' : null)
  })

  it('tells staff the rights they were given', async () => {
    const staff = await makeStaff(server, await makeDoctor(server), ['invoices'])
    expect((await server.call(account.me, {}, { as: staff })).rights).toEqual(['invoices'])
  })

  it('is no question for a visitor', async () => {
    expect(await server.refusal(account.me)).toMatchObject({ status: 401, code: 'unauthenticated' })
  })
})

describe('where an account is signed in', () => {
  it('lists living sessions, last used first, and marks the one that asks', async () => {
    const first = await makePatient(server)
    server.clock.advance({ hours: 1 })
    const body = { email: first.email, password: first.password, kind: 'patient' }
    await server.send(account.login, { body }, { ip: '198.51.100.9', headers: { 'user-agent': 'A telephone' } })
    await makePatient(server)
    const renewed = await server.call(account.renewAccessToken, { body: { refreshToken: first.refreshToken } })
    const sessions = await server.call(account.sessions, {}, { as: renewed.accessToken })
    expect(sessions.map(({ userAgent, ip, current }) => [userAgent, ip, current])).toEqual([
      ['A telephone', '198.51.100.9', false],
      ['', '', true],
    ])
    expect(sessions[1]).toMatchObject({ createdAt: '2026-03-02T09:00:00.000Z', lastSeenAt: '2026-03-02T10:00:00.000Z' })
  })

  it('leaves out those that nobody has used for too long', async () => {
    const first = await makePatient(server)
    server.clock.advance({ days: 30 })
    const second = await signIn(server, first)
    expect(await server.call(account.sessions, {}, { as: second })).toHaveLength(1)
  })

  it('ends this one at sign-out: token, renewal and hub', async () => {
    const here = await makePatient(server)
    const there = await signIn(server, here)
    await server.call(account.logout, {}, { as: here })
    expect([await status(here), await status(there)]).toEqual([401, 200])
    expect(server.hub.ended).toHaveLength(1)
    expect(await server.refusal(account.renewAccessToken, { body: { refreshToken: here.refreshToken } })).toMatchObject({
      status: 401,
    })
  })

  it('ends one device', async () => {
    const here = await makePatient(server)
    const there = await signIn(server, here)
    const other = (await server.call(account.sessions, {}, { as: here })).find((session) => !session.current)!
    await server.call(account.endSession, { params: { id: other.id } }, { as: here })
    expect([await status(here), await status(there)]).toEqual([200, 401])
    expect(server.hub.ended).toEqual([other.id])
    expect(await server.refusal(account.endSession, { params: { id: other.id } }, { as: here })).toMatchObject({ status: 404 })
  })

  it('ends nobody else’s', async () => {
    const [one, other] = [await makePatient(server), await makePatient(server)]
    const [session] = await server.call(account.sessions, {}, { as: other })
    expect(await server.refusal(account.endSession, { params: { id: session!.id } }, { as: one })).toMatchObject({ status: 404 })
    expect(await status(other)).toBe(200)
  })

  it('ends all the others', async () => {
    const here = await makePatient(server)
    const others = [await signIn(server, here), await signIn(server, here)]
    const neighbour = await makePatient(server)
    await server.call(account.endOtherSessions, {}, { as: here })
    expect(await Promise.all([here, ...others, neighbour].map(status))).toEqual([200, 401, 401, 200])
  })

  it('is forgotten a month after it ended, and codes and counters after a day', async () => {
    const person = await makePatient(server)
    await server.call(account.logout, {}, { as: person })
    await server.send(account.forgotPassword, { body: { email: person.email } })
    await server.send(account.login, { body: { email: person.email, password: 'guess', kind: 'patient' } })
    const left = async () => ({
      sessions: (await server.db.selectFrom('sessions').select('id').execute()).length,
      codes: (await server.db.selectFrom('one_time_codes').select('id').execute()).length,
      counters: (await server.db.selectFrom('attempt_counters').select('scope').execute()).length > 0,
    })
    await server.runJobs()
    expect(await left()).toEqual({ sessions: 1, codes: 1, counters: true })
    server.clock.advance({ days: 2 })
    await server.runJobs()
    expect(await left()).toEqual({ sessions: 1, codes: 0, counters: false })
    server.clock.advance({ days: 29 })
    await server.runJobs()
    expect(await left()).toEqual({ sessions: 0, codes: 0, counters: false })
  })
})

describe('the configuration', () => {
  it('is for everybody, and says what is off', async () => {
    expect(await server.call(account.configuration, {})).toEqual({
      social: null,
      stripePublishableKey: null,
      mapsKey: null,
      mapRegion: null,
    })
  })

  it('leaves social sign-in off where it is not configured', async () => {
    expect(await server.refusal(account.socialLogin, { body: { idToken: 'a.b.c' } })).toMatchObject({
      status: 404,
      code: 'social_not_configured',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { kindOf } from '#contract/account/kinds.ts'
import { roles } from '#contract/kernel/roles.ts'
import { makeEveryRole, makePatient, signIn } from '../../../tests/support/people.ts'
import { codeSentTo, messagesTo, otherCode } from '../../../tests/support/outbox.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const newPassword = 'a quiet Harbour 7'

const forget = (email: string) => server.send(account.forgotPassword, { body: { email } })
const reset = (email: string, code: string, password = newPassword) =>
  server.send(account.resetPassword, { body: { email, code, password } })
const opens = async (email: string, password: string) =>
  (await server.send(account.login, { body: { email, password, kind: 'patient' } })).status === 200
const status = async (person: { token: string }) => (await server.send(account.me, {}, { as: person })).status

describe('a forgotten password', () => {
  it.each(roles)('is set anew by a %s with the mailed code, which ends every session', async (role) => {
    const person = (await makeEveryRole(server))[role]
    await forget(person.email.toUpperCase())
    expect((await reset(person.email, await codeSentTo(server, person.email))).status).toBe(204)
    expect(await status(person)).toBe(401)
    expect(server.hub.ended).toHaveLength(1)
    await server.call(account.login, { body: { email: person.email, password: newPassword, kind: kindOf(role) } })
    expect(await messagesTo(server, person.email)).toMatchObject([
      { template: 'mail.passwordChanged' },
      { template: 'mail.resetCode' },
    ])
  })

  it('answers the same for an unknown address, to which nothing is sent', async () => {
    const person = await makePatient(server)
    const [known, unknown] = [await forget(person.email), await forget('nobody@example.test')]
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    expect(await messagesTo(server, 'nobody@example.test')).toEqual([])
    const wrong = otherCode(await codeSentTo(server, person.email))
    const [refused, unknownRefused] = [await reset(person.email, wrong), await reset('nobody@example.test', wrong)]
    expect([unknownRefused.status, await unknownRefused.text()]).toEqual([refused.status, await refused.text()])
    const [again, unknownAgain] = [await forget(person.email), await forget('nobody@example.test')]
    expect(again.status).toBe(429)
    expect([unknownAgain.status, await unknownAgain.text()]).toEqual([again.status, await again.text()])
  })

  it('takes a code once, for ten minutes, and five wrong tries', async () => {
    const person = await makePatient(server)
    await forget(person.email)
    const used = await codeSentTo(server, person.email)
    await reset(person.email, used)
    expect((await reset(person.email, used, 'another Harbour 8')).status).toBe(422)
    expect(await opens(person.email, newPassword)).toBe(true)

    await forget(person.email)
    const guessed = await codeSentTo(server, person.email)
    for (let guess = 0; guess < 5; guess += 1) await reset(person.email, otherCode(guessed))
    expect((await reset(person.email, guessed)).status).toBe(422)

    server.clock.advance({ minutes: 1 })
    await forget(person.email)
    server.clock.advance({ minutes: 10 })
    expect((await reset(person.email, await codeSentTo(server, person.email))).status).toBe(422)
  })

  it('is not lost to a password that is refused: the code stays good', async () => {
    const person = await makePatient(server)
    await forget(person.email)
    const code = await codeSentTo(server, person.email)
    const problem = await (await reset(person.email, code, 'Password123')).json()
    expect(problem).toMatchObject({ status: 422, errors: [{ field: 'password', code: 'common_password' }] })
    expect((await reset(person.email, code)).status).toBe(204)
  })

  it('opens an account that guessing had locked', async () => {
    const person = await makePatient(server)
    for (let guess = 0; guess < 7; guess += 1) await opens(person.email, `guess ${guess}`)
    expect(await opens(person.email, person.password)).toBe(false)
    await forget(person.email)
    await reset(person.email, await codeSentTo(server, person.email))
    expect(await opens(person.email, newPassword)).toBe(true)
  })

  it('gives a suspended account no code', async () => {
    const person = await makePatient(server, { status: 'suspended' })
    expect((await forget(person.email)).status).toBe(202)
    expect(await messagesTo(server, person.email)).toEqual([])
  })
})

const change = (person: { token: string }, currentPassword: string, chosen = newPassword) =>
  server.send(account.changePassword, { body: { currentPassword, newPassword: chosen } }, { as: person })

describe('changing the password', () => {
  it('signs out every other device, and not this one', async () => {
    const here = await makePatient(server)
    const there = await signIn(server, here)
    expect((await change(here, here.password)).status).toBe(204)
    expect([await status(here), await status(there)]).toEqual([200, 401])
    expect(await server.refusal(account.renewAccessToken, { body: { refreshToken: there.refreshToken } })).toMatchObject({
      status: 401,
    })
    expect(server.hub.ended).toHaveLength(1)
    expect([await opens(here.email, here.password), await opens(here.email, newPassword)]).toEqual([false, true])
    expect(await messagesTo(server, here.email)).toMatchObject([{ template: 'mail.passwordChanged' }])
  })

  it('asks for the present one, and does not let it be guessed', async () => {
    const person = await makePatient(server)
    for (let guess = 0; guess < 6; guess += 1)
      expect(await (await change(person, `guess ${guess}`)).json()).toMatchObject({
        status: 422,
        errors: [{ field: 'currentPassword' }],
      })
    expect((await change(person, person.password)).status).toBe(429)
    expect(await opens(person.email, person.password)).toBe(true)
  })

  it.each([
    ['Password123', 'common_password'],
    ['short', 'too_small'],
    ['x'.repeat(129), 'too_big'],
  ])('refuses %s', async (chosen, code) => {
    const person = await makePatient(server)
    expect(await (await change(person, person.password, chosen)).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'newPassword', code }],
    })
  })

  it('refuses the address as password', async () => {
    const person = await makePatient(server)
    const problem = await (await change(person, person.password, person.email.toUpperCase())).json()
    expect(problem).toMatchObject({ errors: [{ field: 'newPassword', code: 'password_is_email' }] })
  })
})

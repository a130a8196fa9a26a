import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { makeDoctor, makePatient } from '../../../tests/support/people.ts'
import { codeSentTo, messagesTo, otherCode } from '../../../tests/support/outbox.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const phone = '+34600111222'

const send = (to = phone) => server.send(account.sendMobileCode, { body: { phone: to } })
const signIn = (code: string, from = phone) => server.call(account.mobileLogin, { body: { phone: from, code } })
const refused = (code: string, from = phone) => server.refusal(account.mobileLogin, { body: { phone: from, code } })

describe('signing in by phone', () => {
  it('takes a patient in with the code of the message, once', async () => {
    const person = await makePatient(server, { phone })
    expect(await (await send()).json()).toEqual({ expiresIn: 600, resendIn: 60 })
    const code = await codeSentTo(server, phone)
    const record = await signIn(code)
    expect(record.userType).toBe(0)
    expect(await server.call(account.me, {}, { as: { token: record.accessToken.token } })).toMatchObject({ id: person.userId })
    expect(await refused(code)).toMatchObject({ status: 422, code: 'wrong_code', errors: [{ field: 'code' }] })
  })

  it('answers the same for a number that nobody has, and sends nothing there', async () => {
    await makePatient(server, { phone })
    const [known, unknown] = [await send(), await send('+34600999999')]
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    expect(await messagesTo(server, '+34600999999')).toEqual([])
    const wrong = otherCode(await codeSentTo(server, phone))
    expect(await refused(wrong, '+34600999999')).toEqual(await refused(wrong))
    const [again, unknownAgain] = [await send(), await send('+34600999999')]
    expect(again.status).toBe(429)
    expect([unknownAgain.status, await unknownAgain.text()]).toEqual([again.status, await again.text()])
  })

  it('is for active patients: a doctor’s or a suspended patient’s number gets no message', async () => {
    await makeDoctor(server, { phone })
    await makePatient(server, { phone: '+34600333444', status: 'suspended' })
    await send()
    await send('+34600333444')
    expect(await server.db.selectFrom('outbox_messages').select('id').execute()).toEqual([])
  })

  it('tells a patient who was suspended in between so, only with the right code', async () => {
    const { userId } = await makePatient(server, { phone })
    await send()
    const code = await codeSentTo(server, phone)
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute()
    expect(await refused(otherCode(code))).toMatchObject({ code: 'wrong_code' })
    expect(await refused(code)).toMatchObject({ status: 403, code: 'account_suspended' })
  })

  it('makes one wait a minute for another code, of which only the newest counts', async () => {
    await makePatient(server, { phone })
    await send()
    const first = await codeSentTo(server, phone)
    server.clock.advance({ seconds: 59 })
    expect(await server.refusal(account.sendMobileCode, { body: { phone } })).toMatchObject({ status: 429, retryAfter: 1 })
    server.clock.advance({ seconds: 1 })
    expect((await send()).status).toBe(202)
    expect(await refused(first)).toMatchObject({ code: 'wrong_code' })
    await signIn(await codeSentTo(server, phone))
  })

  it('sends one of two codes asked for at once', async () => {
    await makePatient(server, { phone })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 429, 429])
    expect(await messagesTo(server, phone)).toHaveLength(1)
  })

  it('gives up a code after five wrong tries and after ten minutes', async () => {
    await makePatient(server, { phone })
    await send()
    const guessed = await codeSentTo(server, phone)
    for (let guess = 0; guess < 5; guess += 1) await refused(otherCode(guessed))
    expect(await refused(guessed)).toMatchObject({ code: 'wrong_code' })
    server.clock.advance({ minutes: 1 })
    await send()
    const late = await codeSentTo(server, phone)
    server.clock.advance({ minutes: 10 })
    expect(await refused(late)).toMatchObject({ code: 'wrong_code' })
  })

  it('sends a number no more than five codes an hour', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await send()).status).toBe(202)
      server.clock.advance({ minutes: 1 })
    }
    expect((await send()).status).toBe(429)
  })

  it('keeps no code, only a hash that the platform’s secret is part of', async () => {
    await makePatient(server, { phone })
    await send()
    const code = await codeSentTo(server, phone)
    expect(JSON.stringify(await server.db.selectFrom('one_time_codes').select(['code_hash', 'target']).execute())).not.toContain(
      code,
    )
  })
})

const confirmed = async (person: { token: string }) => {
  await server.call(account.sendMobileConfirmation, { body: { phone } }, { as: person })
  return codeSentTo(server, phone)
}

describe('an account’s mobile number', () => {
  it('counts once the code came back; until then it opens nothing', async () => {
    const person = await makePatient(server)
    const code = await confirmed(person)
    expect(await server.refusal(account.confirmMobile, { body: { phone, code: otherCode(code) } }, { as: person })).toMatchObject(
      {
        status: 422,
        code: 'wrong_code',
      },
    )
    expect(await refused(code)).toMatchObject({ code: 'wrong_code' })
    await server.call(account.confirmMobile, { body: { phone, code } }, { as: person })
    expect(await server.call(account.me, {}, { as: person })).toMatchObject({ phone })
    await send()
    await signIn(await codeSentTo(server, phone))
  })

  it('is not confirmed by a code that another person asked for', async () => {
    const [one, other] = [await makePatient(server), await makePatient(server)]
    const code = await confirmed(one)
    expect(await server.refusal(account.confirmMobile, { body: { phone, code } }, { as: other })).toMatchObject({
      code: 'wrong_code',
    })
  })

  it('moves to whoever proves it last, and the former owner is told', async () => {
    const former = await makePatient(server, { phone })
    const next = await makePatient(server)
    const code = await confirmed(next)
    await server.call(account.confirmMobile, { body: { phone, code } }, { as: next })
    expect(await server.call(account.me, {}, { as: former })).toMatchObject({ phone: null })
    expect(await messagesTo(server, former.email)).toMatchObject([{ template: 'mail.mobileMoved' }])
  })

  it('can be removed', async () => {
    const person = await makePatient(server, { phone })
    await server.call(account.removeMobile, {}, { as: person })
    expect(await server.call(account.me, {}, { as: person })).toMatchObject({ phone: null })
  })
})

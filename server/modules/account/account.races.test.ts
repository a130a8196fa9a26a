import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { codeSentTo, messagesTo } from '../../../tests/support/outbox.ts'
import { makePatient, makePet, signIn } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const renew = (refreshToken: string) => server.send(account.renewAccessToken, { body: { refreshToken } })
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('on many connections', () => {
  it('20 renewals of one session all succeed, and keep one token in use', async () => {
    const { refreshToken } = await makePatient(server)
    expect(statuses(await many(20, () => renew(refreshToken)))).toEqual(times(20, 200))
    const used = await server.db.selectFrom('refresh_tokens').select('hash').where('first_used_at', 'is not', null).execute()
    expect(used).toHaveLength(1)
  })

  it('50 renewals of one session at once give each a token that renews again', async () => {
    const { refreshToken } = await makePatient(server)
    const answers = await many(50, () => renew(refreshToken))
    expect(statuses(answers)).toEqual(times(50, 200))
    const given = await Promise.all(answers.map(async (answer) => (await answer.json()).refreshToken.token as string))
    expect(statuses(await many(50, (index) => renew(given[index]!)))).toEqual(times(50, 200))
  })

  it('20 first uses of different new tokens retire all but one', async () => {
    const { refreshToken } = await makePatient(server)
    const given = await many(20, async () => (await (await renew(refreshToken)).json()).refreshToken.token as string)
    expect(statuses(await many(20, (index) => renew(given[index]!)))).toEqual(times(20, 200))
    const inUse = await server.db
      .selectFrom('refresh_tokens')
      .select('hash')
      .where('first_used_at', 'is not', null)
      .where('retired_at', 'is', null)
      .execute()
    expect(inUse).toHaveLength(1)
  })

  it('a stolen token ends the session once, however many bring it at once', async () => {
    const person = await makePatient(server)
    const next = await (await renew(person.refreshToken)).json()
    await renew(next.refreshToken.token)
    server.clock.advance({ seconds: 31 })
    expect(statuses(await many(10, () => renew(person.refreshToken)))).toEqual(times(10, 401))
    expect(server.hub.ended).toHaveLength(1)
    expect(await messagesTo(server, person.email)).toHaveLength(1)
  })

  it('nothing renews a session that is being ended', async () => {
    const person = await makePatient(server)
    const there = await signIn(server, person)
    const body = { currentPassword: person.password, newPassword: 'a quiet Harbour 7' }
    await Promise.all([
      server.call(account.changePassword, { body }, { as: person }),
      ...Array.from({ length: 10 }, () => renew(there.refreshToken)),
    ])
    expect((await renew(there.refreshToken)).status).toBe(401)
  })

  it('guesses made at once are counted one by one', async () => {
    const person = await makePatient(server)
    const body = (guess: number) => ({ email: person.email, password: `guess ${guess}`, kind: 'patient' })
    const answers = await many(30, (guess) => server.send(account.login, { body: body(guess) }))
    const checked = statuses(answers).filter((status) => status === 422)
    // Two are checked side by side: one beyond the sixth may be.
    expect(checked.length).toBeGreaterThanOrEqual(6)
    expect(checked.length).toBeLessThanOrEqual(7)
    const failures = await server.db.selectFrom('attempt_counters').select('failures').execute()
    expect(failures.map((row) => row.failures)).toEqual([checked.length, checked.length, checked.length])
  })

  it('600 right sign-ins at once are all let in, among them many of one account from one address', async () => {
    const people = await many(30, () => makePatient(server))
    const answers = await many(600, (index) => {
      const { email, password } = people[index % 2 === 0 ? 0 : index % 30]!
      return server.send(account.login, { body: { email, password, kind: 'patient' } }, { ip: '203.0.113.7' })
    })
    expect(statuses(answers)).toEqual(times(600, 200))
  })

  it('right and wrong passwords of one account at once end in no fault', async () => {
    const { email, password } = await makePatient(server)
    const answers = await many(200, (index) => {
      const given = index % 10 === 9 ? 'not it at all' : password
      return server.send(account.login, { body: { email, password: given, kind: 'patient' } })
    })
    expect(statuses(answers).filter((status) => ![200, 422, 429].includes(status))).toEqual([])
  })

  it('a code signs in once, and guessing it at once has five tries', async () => {
    const phone = '+34600111222'
    await makePatient(server, { phone })
    const send = () => server.send(account.sendMobileCode, { body: { phone } })
    expect(statuses(await many(8, send))).toEqual([202, ...times(7, 429)])
    const code = await codeSentTo(server, phone)
    const enter = () => server.send(account.mobileLogin, { body: { phone, code } })
    expect(statuses(await many(8, enter))).toEqual([200, ...times(7, 422)])

    server.clock.advance({ minutes: 1 })
    await send()
    const next = Number(await codeSentTo(server, phone))
    const guess = (index: number) => String((next + 1 + index) % 1_000_000).padStart(6, '0')
    await many(8, (index) => server.send(account.mobileLogin, { body: { phone, code: guess(index) } }))
    const [row] = await server.db.selectFrom('one_time_codes').select('attempts').orderBy('created_at', 'desc').execute()
    expect(row?.attempts).toBe(5)
  })

  it('a registration makes one account, and one address has one', async () => {
    const body = { name: 'Rosa', email: 'rosa@example.test', password: 'a quiet Harbour 7' }
    const [first, second] = [
      await server.call(account.registerPatient, { body }),
      await server.call(account.registerPatient, { body }),
    ]
    const texts = (await messagesTo(server, body.email)).map(({ text }) => text.match(/\d{6}/)![0])
    const confirm = (registrationId: string, code: string) =>
      server.send(account.confirmRegistration, { body: { registrationId, code } })
    const answers = await many(8, (index) =>
      index % 2 === 0 ? confirm(first.registrationId, texts[1]!) : confirm(second.registrationId, texts[0]!),
    )
    expect(statuses(answers)).toEqual([200, ...times(7, 422)])
    expect(await server.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  it('a hundred pets stay a hundred', async () => {
    const owner = await makePatient(server)
    for (let count = 0; count < 98; count += 1) await makePet(server, owner)
    const add = () => server.send(people.addPet, { body: { name: 'One more', species: 'fish' } }, { as: owner })
    expect(statuses(await many(8, add))).toEqual([201, 201, ...times(6, 409)])
  })
})

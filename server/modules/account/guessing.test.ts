import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import type { AccountKind } from '#contract/account/kinds.ts'
import { codeSentTo, otherCode } from '../../../tests/support/outbox.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()

const attempt = (email: string, password: string, ip = '192.0.2.1', cookie = '') =>
  server.send(account.login, { body: { email, password, kind: 'patient' satisfies AccountKind } }, { ip, headers: { cookie } })
const refusal = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).json()
const status = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).status

/** Guesses until so many were checked, and waits as it is told in between. Answers the seconds that it took. */
async function guess(times: number, email: string, ip?: string): Promise<number> {
  let took = 0
  for (let checked = 0; checked < times;) {
    const answer = await refusal(email, `guess ${checked}`, ip)
    if (answer.code === 'wrong_credentials') checked += 1
    else {
      server.clock.advance({ seconds: answer.retryAfter })
      took += answer.retryAfter
    }
  }
  return took
}

/** Guesses wrongly for so many accounts that nobody has. */
const guessMany = async (count: number, ipOf: (index: number) => string, from = 0) => {
  for (let index = from; index < from + count; index += 1) await refusal(`nobody${index}@example.test`, 'guess', ipOf(index))
}

describe('guessing one account', () => {
  it.each(['known', 'unknown'])('makes a %s account wait from one second on, twice as long each time', async (which) => {
    const person = await makePatient(server)
    const email = which === 'known' ? person.email : 'nobody@example.test'
    expect(await guess(6, email)).toBe(0)
    expect(await refusal(email, 'guess')).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 1 })
    expect(await guess(5, email)).toBe(1 + 2 + 4 + 8 + 16)
    const waiting = await attempt(email, person.password)
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '32'])
    server.clock.advance({ seconds: 32 })
    expect(await status(email, person.password)).toBe(which === 'known' ? 200 : 422)
  })

  it('for 15 seconds, as fast as it goes, does not keep the owner out at another place, nor long at the same', async () => {
    const person = await makePatient(server)
    let [took, checked] = [0, 0]
    while (took < 15) {
      took += await guess(1, person.email, '198.51.100.66')
      checked += 1
    }
    expect(checked).toBeLessThanOrEqual(11)
    expect(await status(person.email, person.password, '192.0.2.1')).toBe(200)
  })

  it('from everywhere makes all strangers wait, by minutes at most', async () => {
    const person = await makePatient(server)
    for (let network = 1; network <= 21; network += 1) await refusal(person.email, 'guess', `198.51.100.${network}`)
    expect(await refusal(person.email, person.password, '203.0.113.9')).toMatchObject({ status: 429, retryAfter: 1 })
    for (let network = 1; network <= 12; network += 1) await guess(1, person.email, `203.0.113.${network}`)
    expect(await refusal(person.email, person.password, '203.0.113.99')).toMatchObject({ status: 429, retryAfter: 300 })
  })

  it('is forgotten after the right password', async () => {
    const person = await makePatient(server)
    for (let time = 0; time < 4; time += 1) {
      expect(await guess(5, person.email)).toBe(0)
      expect(await status(person.email, person.password)).toBe(200)
    }
  })

  it('cannot be hurried by guessing all at once', async () => {
    const person = await makePatient(server)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => refusal(person.email, `guess ${index}`)))
    // Two passwords are checked side by side here: one beyond the sixth may be.
    expect(answers.filter(({ code }) => code === 'wrong_credentials').length).toBeLessThanOrEqual(7)
  })
})

describe('guessing from one network', () => {
  it('makes it wait for seconds, and no other network', async () => {
    const person = await makePatient(server)
    await guessMany(51, () => '203.0.113.7')
    expect(await refusal(person.email, person.password, '203.0.113.7')).toMatchObject({ status: 429, retryAfter: 1 })
    expect(await status(person.email, person.password, '203.0.113.8')).toBe(200)
    server.clock.advance({ seconds: 1 })
    expect(await status(person.email, person.password, '203.0.113.7')).toBe(200)
  })

  it('counts a network of IPv6 as one', async () => {
    const person = await makePatient(server)
    await guessMany(51, (host) => `2001:db8:0:7::${host + 1}`)
    expect(await status(person.email, person.password, '2001:db8:0:7:ffff::1')).toBe(429)
    expect(await status(person.email, person.password, '2001:db8:0:8::1')).toBe(200)
  })

  it('is not forgotten by signing in to an own account in between', async () => {
    const own = await makePatient(server)
    for (let round = 0; round < 10; round += 1) {
      await guessMany(5, () => '203.0.113.7', round * 5)
      expect(await status(own.email, own.password, '203.0.113.7')).toBe(200)
    }
    await guessMany(1, () => '203.0.113.7', 50)
    expect(await status(own.email, own.password, '203.0.113.7')).toBe(429)
  })

  it('counts wrong passwords alone: 60 colleagues who know theirs sign in at once, one after another and beside a bad guess', async () => {
    const colleagues = await Promise.all(Array.from({ length: 60 }, () => makePatient(server)))
    await guessMany(49, () => '203.0.113.7')
    const all = () => Promise.all(colleagues.map(({ email, password }) => status(email, password, '203.0.113.7')))
    const everyone = colleagues.map(() => 200)
    expect(await all()).toEqual(everyone)
    await refusal(colleagues[0]!.email, 'mistyped', '203.0.113.7')
    expect(await all()).toEqual(everyone)
  })
})

const deviceOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0]!

describe('a device on which the account signed in before', () => {
  it('keeps a secret that scripts cannot read, and that goes to the account’s calls alone', async () => {
    const person = await makePatient(server)
    const answer = await attempt(person.email, person.password)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^carenest-device=[\w-]{43}; Max-Age=31536000; Path=\/api\/Account; HttpOnly; SameSite=Strict$/,
    )
    expect((await attempt(person.email, 'guess')).headers.get('set-cookie')).toBeNull()
    const kept = await server.db.selectFrom('known_devices').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(deviceOf(answer).split('=')[1])
  })

  it('is let in while strangers’ guesses make the account and the network wait', async () => {
    const person = await makePatient(server)
    const device = deviceOf(await attempt(person.email, person.password))
    await guess(12, person.email)
    await guessMany(60, () => '192.0.2.1')
    expect(await status(person.email, person.password)).toBe(429)
    expect(await status(person.email, person.password, '192.0.2.1', device)).toBe(200)
  })

  it('has a count of its own for wrong passwords', async () => {
    const person = await makePatient(server)
    const device = deviceOf(await attempt(person.email, person.password))
    for (let time = 0; time < 6; time += 1) expect(await status(person.email, 'mistyped', '192.0.2.1', device)).toBe(422)
    expect(await refusal(person.email, person.password, '192.0.2.1', device)).toMatchObject({ status: 429, retryAfter: 1 })
    expect(await status(person.email, person.password)).toBe(200)
  })

  it('is no friend of other accounts, until they sign in on it; then it is of all, with a new secret', async () => {
    const [one, other] = [await makePatient(server), await makePatient(server)]
    const first = deviceOf(await attempt(one.email, one.password))
    await guess(6, other.email)
    expect(await status(other.email, other.password, '192.0.2.1', first)).toBe(429)
    server.clock.advance({ seconds: 1 })
    const second = deviceOf(await attempt(other.email, other.password, '192.0.2.1', first))
    expect(second).not.toBe(first)
    for (const { email, password } of [one, other]) {
      await guess(6, email, '198.51.100.1')
      expect(await status(email, password, '198.51.100.1', first)).toBe(429)
      expect(await status(email, password, '198.51.100.1', second)).toBe(200)
    }
  })

  it('is a stranger again when the password is set anew elsewhere', async () => {
    const person = await makePatient(server)
    const device = deviceOf(await attempt(person.email, person.password))
    await server.call(account.forgotPassword, { body: { email: person.email } })
    const code = await codeSentTo(server, person.email)
    await server.call(account.resetPassword, { body: { email: person.email, code, password: 'a quiet Harbour 7' } })
    await guess(6, person.email)
    expect(await status(person.email, 'a quiet Harbour 7', '192.0.2.1', device)).toBe(429)
  })
})

describe('a code', () => {
  it('sets a new password while guesses make the account wait, and ends the wait', async () => {
    const person = await makePatient(server)
    await guess(10, person.email)
    await server.call(account.forgotPassword, { body: { email: person.email } })
    const code = await codeSentTo(server, person.email)
    const body = { email: person.email, code, password: 'a quiet Harbour 7' }
    await server.call(account.resetPassword, { body })
    expect(await status(person.email, 'a quiet Harbour 7')).toBe(200)
  })

  it('that is wrong counts for the network, and one that is right does not', async () => {
    const person = await makePatient(server)
    await guessMany(50, () => '192.0.2.1')
    await server.call(account.forgotPassword, { body: { email: person.email } })
    const code = await codeSentTo(server, person.email)
    const reset = (given: string) =>
      server.send(account.resetPassword, { body: { email: person.email, code: given, password: 'a quiet Harbour 7' } })
    expect((await reset(otherCode(code))).status).toBe(422)
    expect((await reset(code)).status).toBe(429)
    server.clock.advance({ seconds: 1 })
    expect((await reset(code)).status).toBe(204)
  })
})

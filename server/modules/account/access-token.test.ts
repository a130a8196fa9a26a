import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { testSettings } from '../../../tests/support/ports.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const key = (secret: string) => new TextEncoder().encode(secret)
const claimsOf = (token: string) => JSON.parse(atob(token.split('.')[1]!)) as { sid: string; exp: number }
const problem = (token: string) => server.refusal(account.me, {}, { as: { token } })

describe('access tokens', () => {
  it('are good for ten minutes, to the second', async () => {
    const { token } = await makePatient(server)
    server.clock.advance({ minutes: 9, seconds: 59 })
    await server.call(account.me, {}, { as: { token } })
    server.clock.advance({ seconds: 1 })
    expect(await problem(token)).toMatchObject({ status: 401, code: 'token_expired' })
  })

  it('carry ids and times, and nothing of the person', async () => {
    const person = await makePatient(server)
    expect(Object.keys(claimsOf(person.token)).toSorted()).toEqual(['exp', 'iat', 'iss', 'jti', 'sid', 'sub'])
  })

  it('are refused when they are signed by another key, unsigned, of another issuer or without an end', async () => {
    const { token, userId } = await makePatient(server)
    const { sid, exp } = claimsOf(token)
    const signed = (claims: Record<string, unknown>, secret = testSettings.tokenSecret, alg = 'HS256') =>
      new SignJWT({ sid, sub: userId, ...claims }).setProtectedHeader({ alg }).sign(key(secret))
    const forged = [
      await signed({ iss: 'carenest', exp }, 'another secret, longer than thirty-two bytes'),
      await signed({ iss: 'elsewhere', exp }),
      await signed({ iss: 'carenest' }),
      await signed({ iss: 'carenest', exp }, testSettings.tokenSecret, 'HS512'),
      new UnsecuredJWT({ sid, sub: userId, iss: 'carenest', exp }).encode(),
      `${token}x`,
      'nonsense',
    ]
    for (const each of forged) expect(await problem(each)).toMatchObject({ status: 401, code: 'invalid_token' })
  })

  it('are refused, and nobody else’s with them, when they name a session or a person that cannot be', async () => {
    const { token, userId } = await makePatient(server)
    const { sid, exp } = claimsOf(token)
    const signed = (claims: Record<string, unknown>) =>
      new SignJWT({ sid, sub: userId, iss: 'carenest', exp, ...claims } as never)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(key(testSettings.tokenSecret))
    const strange = ['', 'nonsense', '0', '\0', '\uD800', `{${sid}}`, 1, null, [sid], { sid }]
    const all = await Promise.all(strange.flatMap((value) => [signed({ sid: value }), signed({ sub: value })]))
    const [mine, ...others] = await Promise.all(
      [token, ...all].map((each) => server.send(account.me, {}, { as: { token: each } })),
    )
    expect(mine?.status).toBe(200)
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 401))
  })

  it('are refused when the session is another person’s', async () => {
    const [one, other] = [await makePatient(server), await makePatient(server)]
    const { exp } = claimsOf(one.token)
    const mixed = await new SignJWT({ sid: claimsOf(other.token).sid, sub: one.userId, iss: 'carenest', exp })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key(testSettings.tokenSecret))
    expect(await problem(mixed)).toMatchObject({ code: 'invalid_token' })
  })
})

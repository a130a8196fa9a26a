import { expect, it } from 'vitest'
import { claimsOf, sessionIdOf } from './token-claims.ts'

const jwt = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  return `e30.${Buffer.from(bytes).toString('base64url')}.signature`
}

it('reads the account and the session, whatever else the claims carry', () => {
  expect(claimsOf(jwt({ sub: 'person', sid: 'session', iss: 'Straße?>~' }))).toEqual({ personId: 'person', sessionId: 'session' })
})

it('knows the tokens of one session as its own, before and after a renewal', () => {
  expect(sessionIdOf(jwt({ sid: 'one', jti: 'a' }))).toBe(sessionIdOf(jwt({ sid: 'one', jti: 'b' })))
  expect(sessionIdOf(jwt({ sid: 'one', sub: 'same' }))).not.toBe(sessionIdOf(jwt({ sid: 'two', sub: 'same' })))
})

it.each(['opaque', 'a.b.c', `a.${btoa('null')}.c`, jwt({ sub: 'person' }), jwt({ sid: 7 })])(
  'takes a token that names no session for one of its own: %s',
  (token) => expect(sessionIdOf(token)).toBe(token),
)

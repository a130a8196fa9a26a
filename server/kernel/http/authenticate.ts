import { Refusal } from '../errors.ts'
import type { Actor } from '../actor.ts'

/**
 * Reads an access token: the actor, `'expired'` for a true token whose time is over, `null` for anything else
 * (false, of an ended session, of an account that is no longer active). Written by the account capability.
 */
export type Authenticator = (bearer: string) => Promise<Actor | null | 'expired'>

/** The token of an `Authorization: Bearer` header; empty when there is none, which is how a visitor calls. */
function bearerOf(header: string | null | undefined): string {
  const match = /^Bearer(?:\s+(.*))?$/i.exec(header?.trim() ?? '')
  return match?.[1]?.trim() ?? ''
}

/**
 * Who calls; `null` for a visitor. A token that is no longer good is refused even where anyone may call,
 * so that the browser renews it and does not show a signed-in person the visitor's answer.
 */
export async function authenticate(authenticator: Authenticator, header: string | null | undefined): Promise<Actor | null> {
  const bearer = bearerOf(header)
  if (bearer === '') return null
  const found = await authenticator(bearer)
  if (found === 'expired') throw new Refusal(401, 'token_expired', 'The access token has expired; renew it')
  if (found === null) throw new Refusal(401, 'invalid_token', 'Sign in to go on')
  return found
}

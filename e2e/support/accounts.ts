import { expect } from '@playwright/test'
import { jwtVerify, SignJWT } from 'jose'
import { accountContract } from '#contract/account/contract.ts'
import { adminContract } from '#contract/admin/contract.ts'
import type { LoginRecord } from '#contract/account/schemas.ts'
import { kindOf, type AccountKind } from '#contract/account/kinds.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { call } from './platform.ts'

/** The demonstration world's password, as the README prints it. */
export const password = 'Carenest!2026'

export interface SignedIn {
  readonly email: string
  readonly password: string
  readonly login: LoginRecord
  /** Makes the API's calls in this person's name. */
  readonly token: string
}

/** A new session of an account, as after another sign-in. */
export async function signIn(email: string, kind: AccountKind, secret = password): Promise<SignedIn> {
  const login = await call(accountContract.login, { body: { email, password: secret, kind } })
  return { email, password: secret, login, token: login.accessToken.token }
}

/** A new session of the demonstration world's person of this role. */
export function demonstration(role: Role): Promise<SignedIn> {
  return signIn(`${role}@carenest.test`, kindOf(role))
}

/** The six digits of the newest message to somebody, from the outbox as the administrator reads it; waits until it is there. */
export async function codeSentTo(recipient: string): Promise<string> {
  const admin = await demonstration('admin')
  const found = async () => {
    const { items } = await call(adminContract.listOutbox, { query: { search: recipient } }, { as: admin })
    for (const { id } of items) {
      const { text } = await call(adminContract.readOutboxMessage, { params: { id } }, { as: admin })
      const code = text.match(/\b\d{6}\b/g)?.at(-1)
      if (code) return code
    }
    return null
  }
  let code: string | null = null
  await expect.poll(async () => (code = await found()), `a code was sent to ${recipient}`).not.toBeNull()
  return code!
}

let made = 0

/** An address that nobody has yet. */
export function newEmail(word: string): string {
  made += 1
  return `${word}-${process.env['TEST_WORKER_INDEX'] ?? 0}-${made}-${process.pid}@example.test`
}

/** A patient of this journey's own, registered as people are. */
export async function newPatient(name = 'Robin Vale'): Promise<SignedIn> {
  const email = newEmail('patient')
  const { registrationId } = await call(accountContract.registerPatient, {
    body: { name, email, password, timeZone: 'America/New_York' },
  })
  const login = await call(accountContract.confirmRegistration, { body: { registrationId, code: await codeSentTo(email) } })
  return { email, password, login, token: login.accessToken.token }
}

/** The record as it is when its access token's time is over: a true token, signed by the server's secret, expired an hour ago. */
export async function grownOld(login: LoginRecord): Promise<LoginRecord> {
  const key = new TextEncoder().encode(process.env['E2E_TOKEN_SECRET'])
  const { payload, protectedHeader } = await jwtVerify(login.accessToken.token, key)
  const hour = 3600
  const token = await new SignJWT({ ...payload, iat: payload.iat! - 2 * hour, exp: payload.exp! - 2 * hour })
    .setProtectedHeader({ ...protectedHeader, alg: 'HS256' })
    .sign(key)
  return { ...login, accessToken: { token } }
}

import type { JWTVerifyGetKey } from 'jose'
import type { Module } from '#server/kernel/module.ts'
import { createActorOfSession, createAuthenticator } from './authenticator.ts'
import { accountEndpoints } from './endpoints.ts'
import { findAddressees } from './find-addressees.ts'
import { googleKeys } from './social-token.ts'
import { accountMigrations } from './migrations/index.ts'
import { reviewPhones } from './phones/review-phones.ts'
import { accountPhones } from './phones/stored-phones.ts'
import { sweepAccounts } from './sweep.ts'
import { accountWords } from './words.ts'
import './tables.ts'
import { accountPushWords } from './push/words.ts'
import { accountData } from './personal-data.ts'

/** Sign-in, registration, sessions and passwords. `keys` finds the keys of social sign-in's tokens; Google's unless given. */
export function createAccountModule(keys: JWTVerifyGetKey = googleKeys()): Module {
  return {
    name: 'account',
    personalData: accountData,
    endpoints: accountEndpoints(keys),
    migrations: accountMigrations,
    jobs: [sweepAccounts, reviewPhones],
    storedPhones: accountPhones,
    words: accountWords,
    pushWords: accountPushWords,
    addressees: findAddressees,
    authenticator: createAuthenticator,
    actorOfSession: createActorOfSession,
  }
}

export const accountModule = createAccountModule()

export { administrators } from './administrators.ts'
export { createAccount } from './create-account.ts'
export { createActorOfSession, createAuthenticator } from './authenticator.ts'
export { createAdministrator } from './create-administrator.ts'
export { findAddressees } from './find-addressees.ts'
export { endSessions } from './end-sessions.ts'
export { beginSession, openSession, type Device } from './open-session.ts'
export { beginSeenSession } from './seen-session.ts'
export { refuseBadPassword } from './refusals.ts'
export { provePassword } from './prove-password.ts'
export { hashPassword } from './verify-own-password.ts'

import type { Module } from '#server/kernel/module.ts'
import { createAuthenticator, findAddressees } from '#server/modules/account/index.ts'

/** Modules of a kernel test's own still know who is signed in. */
export const tokenReader: Module = {
  name: 'tokens',
  endpoints: [],
  addressees: findAddressees,
  authenticator: createAuthenticator,
}

import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '#server/kernel/ports.ts'
import { cost } from './cost.ts'

/** argon2id in the thread pool: a hundred sign-ins at once leave the event loop free. */
export const argon2Passwords: Passwords = {
  // Of the pool's four threads one is left for files and names of hosts.
  atOnce: Math.min(3, availableParallelism()),
  hash: (password) => hash(password, { ...cost }),
  verify: async (hashed, password) => {
    try {
      return await verify(hashed, password)
    } catch {
      // What is kept is no argon2 hash: nobody's password.
      return false
    }
  },
}

import { argon2id, argon2Verify } from 'hash-wasm'
import type { Passwords } from '#server/kernel/ports.ts'
import { cost } from './cost.ts'

/** The same hashes in WebAssembly, for the platform inside a browser. Slow on purpose; runs in the worker's own thread. */
export const argon2BrowserPasswords: Passwords = {
  atOnce: 1,
  hash: (password) =>
    argon2id({
      password,
      salt: crypto.getRandomValues(new Uint8Array(16)),
      memorySize: cost.memoryCost,
      iterations: cost.timeCost,
      parallelism: cost.parallelism,
      hashLength: 32,
      outputType: 'encoded',
    }),
  verify: async (hash, password) => {
    try {
      return await argon2Verify({ password, hash })
    } catch {
      return false
    }
  },
}

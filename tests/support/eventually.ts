import { vi } from 'vitest'

/** Waits until `check` no longer throws, and answers what it does. What never comes ends some time; how long it takes says nothing. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 30_000 })

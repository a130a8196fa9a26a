import fc from 'fast-check'

/**
 * Every run tries the same examples, unless a property names a seed of its own. The search for the smallest one that fails ends: over an embedded
 * database it leaves no timer a turn, so that no timeout of a test would ever end it.
 */
fc.configureGlobal({ seed: 20_261_127, skipAllAfterTimeLimit: 110_000 })

/** What a call of `npm test` asks for. */
export interface Choice {
  /** Words of steps; empty: all steps. */
  readonly steps: readonly string[]
  /** Capabilities whose tests are wanted; empty: everything's. */
  readonly capabilities: readonly string[]
  /** `''`: what was changed since the branch left the main one; else the revision; `null`: whatever was changed. */
  readonly changedSince: string | null
}

/**
 * Reads the words behind `npm test --`. A word that occurs in a step's name chooses steps, one that is a capability's name narrows
 * the tests to it, `--changed [revision]` to what was changed.
 * @throws Error naming a word that is none of these: a misspelt word must not run nothing and succeed.
 */
export function readChoice(
  words: readonly string[],
  known: { readonly steps: readonly string[]; readonly capabilities: ReadonlySet<string> },
): Choice {
  const steps: string[] = []
  const capabilities: string[] = []
  let changedSince: string | null = null
  const names = (word: string) => known.steps.some((step) => step.includes(word))
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!
    if (word === '--changed') {
      const next = words[index + 1]
      const isRevision = next !== undefined && !names(next) && !known.capabilities.has(next)
      changedSince = isRevision ? next : ''
      if (isRevision) index += 1
    } else if (names(word)) steps.push(word)
    else if (known.capabilities.has(word)) capabilities.push(word)
    else throw new Error(`"${word}" is neither in the name of a step nor the name of a capability`)
  }
  return { steps, capabilities, changedSince }
}

import { splitForm, type Texts } from './texts.ts'

/** What the code names: keys or groups of them to the letter, and patterns from template literals. */
export interface Named {
  literals: ReadonlySet<string>
  patterns: readonly RegExp[]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The keys that sources name. `'booking.cancel.title'` names that key, or all keys of a group that is called so (a route's
 * `words: 'account.routes.login'`); `` `visits.states.${state}` `` names all that fit, a placeholder standing for letters without a dot.
 */
export function namedIn(sources: Iterable<string>): Named {
  const literals = new Set<string>()
  const patterns = new Map<string, RegExp>()
  for (const source of sources) {
    for (const [, text] of source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)) literals.add(text ?? '')
    for (const [, text = ''] of source.matchAll(/`((?:\$\{[^`{}]*\}\.)?[\w-]+\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g)) {
      if (!text.includes('${') || patterns.has(text)) continue
      const fixed = text.split(/\$\{[^}]*\}/).map(escaped)
      patterns.set(text, new RegExp(`^${fixed.join('[^.]+')}$`))
    }
  }
  return { literals, patterns: [...patterns.values()] }
}

/** Keys that no code names: neither themselves, nor without their plural form or context (`_` and what follows), nor their group. */
export function unusedKeys(english: Texts, { literals, patterns }: Named): string[] {
  const isNamed = (name: string) => literals.has(name) || patterns.some((pattern) => pattern.test(name))
  return [...english.keys()].filter((key) => {
    const { base } = splitForm(key)
    const last = base.lastIndexOf('.')
    const withoutContext = base.slice(0, last) + base.slice(last).replace(/_.*$/, '')
    if (isNamed(base) || isNamed(withoutContext)) return false
    for (let dot = base.lastIndexOf('.'); dot > 0; dot = base.lastIndexOf('.', dot - 1))
      if (base.indexOf('.') < dot && literals.has(base.slice(0, dot))) return false
    return true
  })
}

export interface WordTree {
  [key: string]: string | WordTree
}

/** Sentences by dotted key. */
export type Texts = ReadonlyMap<string, string>

/** A tree of words as dotted keys. */
export function textsOf(tree: WordTree, before = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(tree)) {
    const key = before + name
    if (typeof value === 'string') texts.set(key, value)
    else for (const [inner, text] of textsOf(value, `${key}.`)) texts.set(inner, text)
  }
  return texts
}

const form = /^(.+)_(zero|one|two|few|many|other)$/

/** The key that the code names, and the plural form, of a key that may be one of several forms. */
export function splitForm(key: string): { base: string; form: string | null } {
  const [, base, name] = form.exec(key) ?? []
  return base && name ? { base, form: name } : { base: key, form: null }
}

/** The keys that come in plural forms: those that have the two of English. */
export function pluralBases(english: Texts): Set<string> {
  const bases = [...english.keys()].map((key) => splitForm(key)).filter(({ form: name }) => name === 'other')
  return new Set(bases.map(({ base }) => base).filter((base) => english.has(`${base}_one`)))
}

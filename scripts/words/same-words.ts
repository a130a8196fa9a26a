/** Words that are rightly the same as in English, by language. */
const same: Readonly<Record<string, readonly string[]>> = {
  'es-ES': [],
  'fr-FR': [],
  'de-DE': [],
  ar: [],
  'hi-IN': [],
}
/** Names and marks that are the same in every language. */
const everywhere: readonly string[] = ['Carenest']

export const sameWords = (locale: string): ReadonlySet<string> => new Set([...everywhere, ...(same[locale] ?? [])])

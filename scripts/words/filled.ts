import { splitForm, type WordTree } from './texts.ts'

/** A language's words with English where it lacks some, so that nobody reads a key. A plural it has keeps its own forms alone. */
export function filled(theirs: WordTree, english: WordTree): WordTree {
  const whole: WordTree = { ...theirs }
  for (const [key, value] of Object.entries(english)) {
    const own = theirs[key]
    if (typeof value !== 'string') whole[key] = filled(typeof own === 'object' ? own : {}, value)
    else if (own === undefined) {
      const { base, form } = splitForm(key)
      if (form === null || theirs[`${base}_other`] === undefined) whole[key] = value
    }
  }
  return whole
}

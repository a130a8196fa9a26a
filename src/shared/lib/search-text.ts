const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word that was typed stands in the text, whatever their order, letter case and accents. */
export function hasWords(text: string, typed: string): boolean {
  const within = folded(text)
  return folded(typed)
    .split(/[\s,/_]+/)
    .every((word) => within.includes(word))
}

/** Whether a word of the text begins as what was typed does. */
export function beginsWord(text: string, typed: string): boolean {
  const start = folded(typed).trim()
  return folded(text)
    .split(/[\s,/_()-]+/)
    .some((_, index, words) => words.slice(index).join(' ').startsWith(start))
}

import { fold } from '#contract/kernel/search/fold.ts'
import { searchedWords } from '#contract/kernel/search/spellings.ts'

/** Whether every word that was typed stands in the text, whatever their order, letter case, accents and common spellings. */
export function hasWords(text: string, typed: string): boolean {
  const within = `${fold(text)} `
  return searchedWords(typed).every(({ spellings }) => spellings.some((spelling) => within.includes(spelling.trimStart())))
}

/** Whether a word of the text begins as what was typed does. */
export const beginsWord = (text: string, typed: string): boolean => `${fold(text)} `.includes(fold(typed))

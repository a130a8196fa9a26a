import { fold as foldText, withLatinDigits } from '#contract/kernel/search/fold.ts'

/** What people type, and what is written in lists, in one form. */
export const fold = (text: string): string => foldText(text).trim()

/** Its words: letters and digits, with what stands between digits of a number. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/(\p{Nd}+[.\u066b]\p{Nd}+)/u)
    .flatMap((part, index) => (index % 2 === 1 ? [withLatinDigits(part).replace('\u066b', '.')] : fold(part).split(' ')))
    .filter((word) => word !== '')

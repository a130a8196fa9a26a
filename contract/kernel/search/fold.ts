import { foldRules, parseRanges } from './fold-rules.ts'

const classOf = (ranges: string): string =>
  `[${parseRanges(ranges)
    .map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`)
    .join('')}]`

const { nasal } = foldRules
const newer = new RegExp(classOf(foldRules.newer), 'gu')
const dropped = new RegExp(`${classOf(foldRules.dropped)}+`, 'gu')
const blank = new RegExp(`${classOf(foldRules.blank)}+`, 'gu')
const single = new RegExp(classOf(foldRules.single), 'gu')
const cased = new RegExp(classOf(foldRules.cased), 'gu')
const nasals = new RegExp(`[${nasal.letters}]${nasal.virama}(?=${classOf(nasal.before)})`, 'gu')

const replaced = new Map<string, string>(Object.entries(foldRules.letters))
for (const [zero] of parseRanges(foldRules.zeros))
  for (let digit = 0; digit < 10; digit += 1) replaced.set(String.fromCodePoint(zero + digit), String(digit))
const letters = new RegExp(`[${[...replaced.keys()].join('')}]`, 'gu')

// oxlint-disable-next-line no-control-regex
const ascii = /^[\u0000-\u007f]*$/

/**
 * A text as it is searched: small letters without accents, digits as 0 to 9, words separated by one blank and each begun by one, so that
 * `' ann'` is found where a word begins so. The function `folded` of the database gives the same.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return ` ${text.toLowerCase().replaceAll(blank, ' ').trim()}`
  const spelled = text
    .replaceAll(newer, ' ')
    .normalize('NFKD')
    .replaceAll(dropped, '')
    .replaceAll(cased, (letter) => letter.toLowerCase())
    .replaceAll(letters, (letter) => replaced.get(letter)!)
    .replaceAll(nasals, nasal.becomes)
  return ` ${spelled.replaceAll(single, ' $& ').replaceAll(blank, ' ').trim()}`
}

/** Two characters narrow a search; so does one where each is a word. */
export const isEnoughToSearch = (typed: string): boolean =>
  typed.trim().length >= 2 || typed.normalize('NFKD').search(single) !== -1

/** Digits of every script as 0 to 9, and nothing else changed. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const known = replaced.get(digit)
    return known !== undefined && known.length === 1 ? known : digit
  })

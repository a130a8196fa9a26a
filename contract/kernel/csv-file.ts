import { cleanLine } from './clean-text.ts'

export const csvDelimiters = [',', ';', '\t'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

/**
 * The delimiter of a file whose lines end in line feeds, and its text from the first record on. Spreadsheets may write it into a first line,
 * `sep=;`; otherwise it is the one that the first line has most of.
 */
export function readCsvStart(text: string): { readonly delimiter: CsvDelimiter; readonly text: string } {
  const begun = text.replace(/^\uFEFF?(?:[ \t]*\n)*/, '')
  const named = /^"?sep=([,;\t])"?[ \t]*(?:\n|$)/i.exec(begun)
  const [firstLine = ''] = begun.split('\n', 1)
  const delimiter = named ? csvDelimiters.find((each) => each === named[1]) : mostFrequent(firstLine)
  return { delimiter: delimiter ?? ',', text: named ? begun.slice(named[0].length) : begun }
}

function mostFrequent(line: string): CsvDelimiter {
  const counted = csvDelimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter
}

/** Stands where bytes could not be read as text: what it replaced is lost. */
export const hasLostCharacter = (cell: string): boolean => cell.includes('\uFFFD')

const shownLength = 80

/** A cell as an error shows it; `null` where there is nothing to show. */
export function shownValue(cell: string): string | null {
  const text = cleanLine(cell.replace(/\p{Cs}/gu, ''))
  if (text.length <= shownLength) return text || null
  return `${text.slice(0, shownLength).replace(/[\uD800-\uDBFF]$/, '')}…`
}

import type { Parser } from 'papaparse'
import { type CsvDelimiter, readCsvStart } from '#contract/kernel/csv-file.ts'
import { decodeFile, type FileEncoding } from '../decode-file.ts'

export interface CsvRows {
  readonly delimiter: CsvDelimiter
  readonly rows: string[][]
}

/** The records of a file, part by part, the heads among them; blank lines are left out. @throws TypeError where it is not in this encoding */
export async function* readCsv(file: Blob, encoding: FileEncoding, chunk?: number): AsyncGenerator<CsvRows> {
  const { default: Papa } = await import('papaparse')
  let parser: Parser | undefined
  let delimiter: CsvDelimiter = ','
  let waiting = ''

  const takeRows = (isEnd: boolean): string[][] => {
    if (!parser) {
      const start = readCsvStart(waiting)
      if (!isEnd && !start.text.includes('\n')) return []
      delimiter = start.delimiter
      waiting = start.text
      parser = new Papa.Parser({ delimiter, newline: '\n' })
    }
    const { data, meta } = parser.parse(waiting, 0, !isEnd) as { data: string[][]; meta: { cursor: number } }
    waiting = waiting.slice(meta.cursor)
    return data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  }

  for await (const text of withLineFeeds(decodeFile(file, encoding, chunk))) {
    waiting += text
    const rows = takeRows(false)
    if (rows.length > 0) yield { delimiter, rows }
  }
  const rows = takeRows(true)
  if (rows.length > 0) yield { delimiter, rows }
}

/** Every end of a line as one line feed, also where it lies across two parts. */
async function* withLineFeeds(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let isAfterReturn = false
  for await (const part of parts) {
    const text = isAfterReturn && part.startsWith('\n') ? part.slice(1) : part
    isAfterReturn = part.endsWith('\r')
    yield text.replace(/\r\n?/g, '\n')
  }
}

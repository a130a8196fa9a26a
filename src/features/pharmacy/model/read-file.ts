import type { CsvDelimiter } from '#contract/kernel/csv-file.ts'
import { importLimits } from '#contract/pharmacy/values.ts'
import type { FileEncoding } from '#shared/lib/decode-file.ts'
import { readCsv } from '#shared/lib/csv/read-csv.ts'

/** A part of a file: its lines as cells, and the number of the first of them. */
export interface FilePart {
  readonly firstLine: number
  readonly lines: string[][]
}

interface PartTaker {
  heads: (heads: string[], delimiter: CsvDelimiter) => Promise<void>
  part: (part: FilePart) => Promise<void>
}

/**
 * Reads a catalogue file part by part: heads first, then so many lines at once, each handed on before more is read, so that no file is
 * ever whole in memory. Lines are counted by records, the heads being the first.
 */
export async function readFile(file: Blob, encoding: FileEncoding, take: PartTaker): Promise<void> {
  let line = 0
  let waiting: string[][] = []
  const send = async () => {
    if (waiting.length === 0) return
    const lines = waiting
    waiting = []
    await take.part({ firstLine: line - lines.length + 1, lines })
  }
  for await (const { delimiter, rows } of readCsv(file, encoding))
    for (const cells of rows) {
      line += 1
      if (line === 1) await take.heads(shorten(cells, importLimits.head), delimiter)
      else waiting.push(shorten(cells, importLimits.cell))
      if (waiting.length >= importLimits.linesAtOnce) await send()
    }
  await send()
}

/** As much as the server takes: it refuses the line by its number, where a longer body would be refused as a whole. */
const shorten = (cells: readonly string[], longest: number): string[] =>
  cells.slice(0, importLimits.cells).map((cell) => cell.slice(0, longest).replace(/[\uD800-\uDBFF]$/, ''))

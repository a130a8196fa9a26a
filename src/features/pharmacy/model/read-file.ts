import { importLimits } from '#contract/pharmacy/values.ts'

export type Delimiter = ',' | ';' | '\t'

/** A part of a file: its lines as cells, and the number that an editor gives the first of them. */
export interface FilePart {
  readonly firstLine: number
  readonly lines: string[][]
}

/** The delimiter that the first line has most of. */
export function delimiterOf(firstLine: string): Delimiter {
  const counted = ([',', ';', '\t'] as const).map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter
}

/**
 * Reads a catalogue file part by part: heads first, then so many lines at once, each handed on before more is read, so that no file is
 * ever whole in memory. Blank lines are left out. Lines are counted by records, the heads being the first.
 */
export async function readFile(
  file: Blob,
  delimiter: Delimiter,
  take: { heads: (heads: string[]) => Promise<void>; part: (part: FilePart) => Promise<void> },
): Promise<void> {
  const { default: Papa } = await import('papaparse')
  let line = 0
  let heads = false
  let waiting: string[][] = []
  let firstLine = 2
  const send = async () => {
    if (waiting.length === 0) return
    const part = { firstLine, lines: waiting }
    waiting = []
    firstLine = line + 1
    await take.part(part)
  }
  await new Promise<void>((resolve, reject) => {
    const chain = async (rows: string[][]) => {
      for (const cells of rows) {
        line += 1
        if (!heads) {
          heads = true
          await take.heads(cells)
          continue
        }
        if (waiting.length === 0) firstLine = line
        waiting.push(cells)
        if (waiting.length >= importLimits.linesAtOnce) await send()
      }
    }
    Papa.parse<string[]>(file as File, {
      delimiter,
      skipEmptyLines: 'greedy',
      chunkSize: 1024 * 1024,
      chunk: ({ data }, parser) => {
        parser.pause()
        chain(data).then(
          () => parser.resume(),
          (error: unknown) => {
            parser.abort()
            reject(error instanceof Error ? error : new Error('the file was not taken', { cause: error }))
          },
        )
      },
      complete: () => void send().then(resolve, reject),
      error: reject,
    })
  })
}

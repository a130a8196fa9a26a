import Papa from 'papaparse'
import { cellsOfEntry } from '#contract/lists/entry-line.ts'
import type { MatchingEntries } from '#contract/lists/schemas.ts'
import { entryColumns } from '#contract/lists/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchingEntries, presentEntries } from '../read-entries.ts'

/** All entries that match as a file that can be brought in again. What was merged stands within its entry, and in no line. */
export async function readListFile(platform: Platform, query: MatchingEntries): Promise<Response> {
  const select = matchingEntries(platform.db, query)
  const rows = await select.orderBy('name_order').orderBy('id').execute()
  const lines = (await presentEntries(platform, query.list, rows)).map(cellsOfEntry)
  // The mark lets spreadsheets see UTF-8.
  const text = `\uFEFF${Papa.unparse([[...entryColumns], ...lines], { newline: '\r\n' })}\r\n`
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${query.list}.csv"`,
    },
  })
}

import { notFound } from '#server/kernel/errors.ts'
import { parseJson } from '#server/kernel/http/body.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { fieldsOfText, readFields, readJson, type Report } from './read-report.ts'
import { mostFixes, takeFixes } from './take-fixes.ts'

/** While the animal is lost, how many seconds may lie between two fixes. Trackers that do not know it go on as they are. */
const intervalHeader = 'X-Interval-Seconds'
const fastest = 5

/** What came, by query, form or JSON; a body's fields count before the query's. @throws Refusal 400 for JSON that is none, 422 for one that nests too deep */
async function reportsOf(query: Record<string, unknown>, request: RequestFacts | null): Promise<readonly Report[]> {
  const text = request ? await request.rawBody() : ''
  if (text.trim() === '') return [readFields(query)]
  if (!/^\s*[[{]/.test(text)) return [readFields({ ...query, ...fieldsOfText(text) })]
  const { key } = readFields(query)
  return readJson(parseJson(text)).map((report) => ({ ...report, key: report.key ?? key }))
}

/**
 * Takes what a tracker sends. @throws Refusal 404 for a key that is missing or none
 */
export async function takeReport(
  platform: Platform,
  query: Record<string, unknown>,
  request: RequestFacts | null,
): Promise<Response> {
  const reports = (await reportsOf(query, request)).slice(0, mostFixes)
  const keyed = reports.flatMap(({ key, fix }) => (key === null || key.length > 200 ? [] : [{ key, fix }]))
  if (keyed.length === 0 || keyed.length < reports.length) throw notFound()
  const isHurried = await takeFixes(platform, keyed)
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...(isHurried && { [intervalHeader]: `${fastest}` }) }
  return new Response('OK', { headers })
}

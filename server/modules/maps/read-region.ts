import { notFound } from '#server/kernel/errors.ts'
import { answerBytes } from '#server/kernel/http/answer-bytes.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'

/**
 * The file of the region or a range of it. Under one version it never changes, so that a piece is asked for once.
 * @throws Refusal 404 without a region, and for a version that another start of the server had
 */
export async function readRegion(
  { mapRegion }: Platform,
  version: string,
  request: Pick<RequestFacts, 'header'>,
): Promise<Response> {
  if (mapRegion?.facts.version !== version) throw notFound()
  const headers = {
    'Content-Type': 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: `"${version}"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
  }
  return answerBytes(mapRegion, headers, request)
}

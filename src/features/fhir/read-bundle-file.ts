import type { SentBundle } from '#contract/fhir/schemas.ts'
import { mostBundleBytes } from '#contract/fhir/values.ts'
import { readText } from '#shared/lib/decode-file.ts'

/** The bundle in a file; `null` where it is none, or larger than the server takes. */
export async function readBundleFile(file: Blob): Promise<SentBundle | null> {
  if (file.size > mostBundleBytes) return null
  const { sentBundle } = await import('#contract/fhir/schemas.ts')
  try {
    return sentBundle.safeParse(JSON.parse(await readText(file, 'utf-8'))).data ?? null
  } catch {
    return null
  }
}

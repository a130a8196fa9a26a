import type { Thing } from '#shared/document/structured-data-builder.ts'
import { documents } from './capabilities.ts'

interface Answer {
  readonly endpointName?: string
  readonly data?: unknown
}

/**
 * What search engines are told of a page, from the answers it was drawn from; nothing where they know nothing of its kind.
 */
export function structuredData(
  queries: Readonly<Record<string, Answer | undefined>>,
  origin: string,
  brand: string,
): Thing | undefined {
  const answers = (endpoint: string) =>
    Object.values(queries).flatMap((query) => (query?.endpointName === endpoint && query.data ? [query.data] : []))
  const whole = (address: string) => new URL(address, `${origin}/`).href
  for (const { tell } of documents) {
    const thing = tell?.({ answers, whole, brand })
    if (thing) return { '@context': 'https://schema.org', ...thing }
  }
  return undefined
}

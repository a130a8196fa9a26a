import type { Thing } from '#shared/document/structured-data-builder.ts'
import { documents } from './capabilities.ts'

interface Answer {
  readonly endpointName?: string
  readonly originalArgs?: unknown
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
  const answered = (endpoint: string) =>
    Object.values(queries).flatMap((query) => (query?.endpointName === endpoint && query.data ? [query] : []))
  const answers = (endpoint: string) => answered(endpoint).map(({ data }) => data)
  const asked = (endpoint: string) => answered(endpoint).map(({ originalArgs }) => originalArgs)
  const whole = (address: string) => new URL(address, `${origin}/`).href
  for (const { tell } of documents) {
    const thing = tell?.({ answers, asked, whole, brand })
    if (thing) return { '@context': 'https://schema.org', ...thing }
  }
  return undefined
}

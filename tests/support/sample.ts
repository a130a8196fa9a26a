import type { z } from 'zod'
import type { Endpoint } from '#contract/kernel/call.ts'
import { samples } from './samples.ts'

/** Input that an endpoint's schemas take: what is optional is left out. The id in the path names nothing, unless given. */
export function sampleInput(endpoint: Endpoint, id: string = nobodysId) {
  const given = samples[`${endpoint.method} ${endpoint.path}`]
  const made = {
    params: endpoint.params && {
      ...(sample(endpoint.params) as Record<string, unknown>),
      ...('id' in endpoint.params.shape && { id }),
    },
    query: given?.query ?? (endpoint.query && (sample(endpoint.query) as Record<string, unknown>)),
    body: given?.body ?? (endpoint.body && sample(endpoint.body)),
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const result = endpoint[part]?.safeParse(made[part])
    if (result?.error)
      throw new Error(
        `Give a valid ${part} of ${endpoint.method} ${endpoint.path} in its capability's testing/fixtures.ts: ${result.error.message}`,
      )
  }
  return made
}

export const nobodysId = '01900000-0000-7000-8000-00000000dead'

const texts = [
  'A sample text',
  nobodysId,
  'sample@example.test',
  '2026-04-01',
  '2026-04-01T10:00:00.000Z',
  '09:30',
  '+12015550123',
  'America/New_York',
  'USD',
  'en-US',
  'US',
  '123456',
  'a-sample',
  'x',
]
const numbers = [1, 0, 5, 10, 30, 50, 100, 1000, -1]

/** The first plain value that the schema takes; built up from its parts where it has some. */
function sample(schema: z.core.$ZodType): unknown {
  const definition = (schema as z.ZodType)._zod.def as unknown as Definition
  if (definition.type === 'object') return sampleObject(definition.shape ?? {})
  if (definition.type === 'array') return sampleArray(schema as z.ZodType, definition)
  if (definition.type === 'tuple') return (definition.items ?? []).map(sample)
  if (definition.type === 'pipe' && definition.in) return sample(definition.in)
  if (definition.options) return sample(definition.options[0]!)
  if (definition.innerType && !takes(schema, undefined)) return takes(schema, null) ? null : sample(definition.innerType)
  const candidates = [
    undefined,
    ...(definition.values ?? []),
    ...Object.values(definition.entries ?? {}),
    true,
    ...texts,
    ...numbers,
    {},
  ]
  return candidates.find((candidate) => takes(schema, candidate))
}

interface Definition {
  readonly type: string
  readonly shape?: Record<string, z.core.$ZodType>
  readonly element?: z.core.$ZodType
  readonly items?: readonly z.core.$ZodType[]
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly values?: readonly unknown[]
  readonly entries?: Record<string, unknown>
}

const takes = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success

function sampleObject(shape: Record<string, z.core.$ZodType>): Record<string, unknown> {
  const fields = Object.entries(shape).map(([name, field]) => [name, sample(field)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function sampleArray(schema: z.ZodType, { element }: Definition): unknown[] {
  if (takes(schema, []) || !element) return []
  return [sample(element)]
}

import { expect, it } from 'vitest'
import { z } from 'zod'
import { modules } from '#server/modules/index.ts'

/** Columns of the database take whole numbers up to this. */
const greatest = 2_147_483_647

/** Sequence numbers, which are kept in columns twice as wide. */
const wider = [
  'GET /hub-events query.after',
  'GET /meetings/{id}/signals query.after',
  'POST /guest-call/signals/read body.after',
]

interface Described {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly properties?: Readonly<Record<string, Described>>
  readonly additionalProperties?: Described | boolean
  readonly items?: Described
  readonly prefixItems?: readonly Described[]
  readonly $defs?: Readonly<Record<string, Described>>
  readonly anyOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
  readonly allOf?: readonly Described[]
}

/** Paths below which a number may be sent that no column takes. */
function unbounded(schema: Described, path: string): string[] {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, properties = {}, $defs = {} } = schema
  const [least, most] = [minimum ?? exclusiveMinimum ?? -Infinity, maximum ?? exclusiveMaximum ?? Infinity]
  const isOpen = (type === 'integer' || type === 'number') && schema.const === undefined && schema.enum === undefined
  const { additionalProperties: others, items, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = schema
  return [
    ...(isOpen && (least < -greatest || most > greatest) ? [path] : []),
    ...Object.entries({ ...properties, ...$defs }).flatMap(([name, field]) => unbounded(field, `${path}.${name}`)),
    ...(typeof others === 'object' ? unbounded(others, `${path}{}`) : []),
    ...(items ? unbounded(items, `${path}[]`) : []),
    ...prefixItems.flatMap((item) => unbounded(item, `${path}[]`)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => unbounded(one, path)),
  ]
}

it('every number that is sent has limits that the database takes', () => {
  const found = modules.flatMap(({ endpoints }) =>
    endpoints.flatMap(({ endpoint: { method, path, body, query } }) =>
      Object.entries({ body, query }).flatMap(([part, schema]) =>
        schema
          ? (['input', 'output'] as const)
              .flatMap((io) => unbounded(z.toJSONSchema(schema, { unrepresentable: 'any', io }) as Described, part))
              .map((field) => `${method} ${path} ${field}`)
          : [],
      ),
    ),
  )
  expect([...new Set(found)].toSorted()).toEqual(wider.toSorted())
})

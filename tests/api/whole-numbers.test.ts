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
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
  readonly anyOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
}

/** Paths below which a whole number may be sent that no column takes. */
function unbounded(schema: Described, path: string): string[] {
  const { type, minimum = -Infinity, maximum = Infinity, properties = {}, items, anyOf = [], oneOf = [] } = schema
  const own = type === 'integer' && (minimum < -greatest || maximum > greatest) ? [path] : []
  const below = Object.entries(properties).flatMap(([name, field]) => unbounded(field, `${path}.${name}`))
  const each = items ? unbounded(items, `${path}[]`) : []
  return [...own, ...below, ...each, ...[...anyOf, ...oneOf].flatMap((one) => unbounded(one, path))]
}

it('every whole number that is sent has limits that the database takes', () => {
  const found = modules.flatMap(({ endpoints }) =>
    endpoints.flatMap(({ endpoint: { method, path, body, query } }) =>
      Object.entries({ body, query }).flatMap(([part, schema]) =>
        schema
          ? unbounded(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Described, part).map(
              (field) => `${method} ${path} ${field}`,
            )
          : [],
      ),
    ),
  )
  expect(found.toSorted()).toEqual(wider.toSorted())
})

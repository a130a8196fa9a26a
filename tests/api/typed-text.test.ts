import { expect, it } from 'vitest'
import type { z } from 'zod'
import { cleanLine, cleanRun, cleanText } from '#contract/kernel/clean-text.ts'
import { modules } from '#server/modules/index.ts'

/*
 * Every text that a call takes is one of the kinds that are listed here. Another one fails: use `lineInput` or `textInput`
 * (`contract/kernel/text.ts`) for what people type.
 */

const cleaners = new Map<unknown, string>([
  [cleanLine, 'line'],
  [cleanText, 'text'],
  [cleanRun, 'run'],
])

/** Texts of machines, by the name of their field: nobody reads them, and each is checked by what it belongs to. */
const technical = new Set(
  [
    'password currentPassword newPassword token idToken refreshToken secret ticket hash code',
    'sdp candidate sdpMid usernameFragment',
    'timeZone cursor address href hidden key read slot version action recordId resourceType',
    'medicineId patient choice choices answers microchip chip number slug',
  ].flatMap((names) => names.split(' ')),
)
/** Lines of files, whose cells are cleaned when they are read (`catalogue-line.ts`, `entry-line.ts`). */
const lines = new Set([
  'POST /pharmacy/imports heads',
  'POST /pharmacy/imports/{id}/lines lines',
  'POST /admin/reference-entries/import text',
])

interface Definition {
  readonly type: string
  readonly format?: string
  readonly checks?: readonly z.core.$ZodCheck[]
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly options?: readonly z.core.$ZodType[]
  readonly items?: readonly z.core.$ZodType[]
  readonly [below: string]: unknown
}

interface Found {
  /** The field's name; of a list, the list's. */
  readonly name: string
  readonly definition: Definition
}

const plain = new Set([
  'number',
  'int',
  'bigint',
  'boolean',
  'literal',
  'enum',
  'null',
  'undefined',
  'transform',
  'never',
  'unknown',
])
const wrappers = ['innerType', 'element', 'keyType', 'valueType', 'in', 'out', 'left', 'right', 'rest', 'catchall']

/** Every text within a schema. */
function textsIn(schema: z.core.$ZodType, name: string): Found[] {
  const definition = schema._zod.def as unknown as Definition
  if (definition.type === 'string') return [{ name, definition }]
  if (plain.has(definition.type)) return []
  const named = Object.entries(definition.shape ?? {}).flatMap(([field, below]) => textsIn(below, field))
  const several = [...(definition.options ?? []), ...(definition.items ?? [])]
  const single = wrappers.flatMap((wrapper) => (definition[wrapper] as z.core.$ZodType | null | undefined) ?? [])
  const below = [...several, ...single]
  // A kind of schema that this test cannot look into must not hide a text.
  if (named.length === 0 && below.length === 0 && definition.type !== 'object') throw new Error(`${name} is ${definition.type}`)
  return [...named, ...below.flatMap((each) => textsIn(each, name))]
}

function kindOf({ definition: { format, checks = [] } }: Found): string | undefined {
  const facts = checks.map((check) => check._zod.def as { check: string; format?: string; tx?: unknown })
  const cleaner = facts.flatMap(({ tx }) => cleaners.get(tx) ?? [])[0]
  if (cleaner) return cleaner
  const known = format ?? facts.find(({ check }) => check === 'string_format')?.format
  return known
}

const texts = modules.flatMap(({ endpoints }) =>
  endpoints.flatMap(({ endpoint }) =>
    [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) =>
      (schema ? textsIn(schema, '') : []).map((found) => ({ ...found, call: `${endpoint.method} ${endpoint.path}` })),
    ),
  ),
)

it('looks at the calls of all capabilities', () => {
  expect(texts.length).toBeGreaterThan(500)
  for (const kind of ['line', 'text', 'run', 'uuid', 'phone', 'email', 'regex']) expect(texts.map(kindOf)).toContain(kind)
})

it('every text that people send is cleaned', () => {
  const unknown = texts.filter(
    (found) => !kindOf(found) && !technical.has(found.name) && !lines.has(`${found.call} ${found.name}`),
  )
  expect(unknown.map(({ call, name }) => `${call} ${name}`)).toEqual([])
})

it('texts of machines are not cleaned, and have the names that are listed', () => {
  const used = new Set(texts.filter((found) => !kindOf(found)).map(({ name }) => name))
  expect([...technical].filter((name) => !used.has(name))).toEqual([])
})

it('a phone number is called phone, as the check of its existence asks for, and nothing else is', () => {
  for (const found of texts) expect(kindOf(found) === 'phone', `${found.call} ${found.name}`).toBe(found.name === 'phone')
})

import type { z } from 'zod'
import type { Parsed, Shapes } from '#contract/kernel/call.ts'
import { Refusal } from '../errors.ts'
import { phoneErrors } from '../phones.ts'
import { fieldErrors, unknownField } from './issues.ts'
import type { FieldError } from './issues.ts'
import { unstorableTextErrors } from './unstorable.ts'

/** What came, before it is checked. */
export interface Raw {
  readonly params: Record<string, string>
  readonly query: Record<string, string[]>
  readonly body: unknown
}

/** Faults that are named at most: an answer is not longer than what somebody can read. */
const mostErrors = 100

/** Checks all three parts and names every field at fault at once, up to a hundred. */
export function parse(shapes: Shapes, raw: Raw): Parsed<Shapes> {
  const errors: FieldError[] = []
  const parsed = {
    params: shapes.params && check(shapes.params, raw.params, errors),
    query: checkQuery(shapes.query, raw.query, errors),
    body: shapes.body && check(shapes.body, bodyFor(shapes.body, raw.body), errors),
  }
  errors.push(...phoneErrors(parsed.body))
  if (errors.length > 0) {
    throw new Refusal(422, 'invalid_input', 'Some of what was sent is not valid', { errors: errors.slice(0, mostErrors) })
  }
  return parsed as Parsed<Shapes>
}

function check(schema: z.ZodType, value: unknown, errors: FieldError[]): unknown {
  const unstorable = unstorableTextErrors(value)
  const result = schema.safeParse(value, { reportInput: true })
  if (unstorable.length === 0 && result.success) return result.data
  // Not spread: a list may have more faults than a call may have arguments.
  for (const error of [...unstorable, ...fieldErrors(result.error?.issues ?? [])]) errors.push(error)
  return undefined
}

/** An empty body is read as an empty object, so that the fields that miss are named. */
function bodyFor(schema: z.ZodType, body: unknown): unknown {
  return body === undefined && !schema.safeParse(undefined).success ? {} : body
}

function checkQuery(schema: z.ZodObject | undefined, query: Raw['query'], errors: FieldError[]) {
  const known = schema?.shape ?? {}
  // What devices send is theirs: a loose schema takes every name.
  const isLoose = schema?._zod.def.catchall?._zod.def.type === 'unknown'
  const isKnown = (name: string) => isLoose || Object.hasOwn(known, name)
  errors.push(
    ...Object.keys(query)
      .filter((name) => !isKnown(name))
      .map((name) => unknownField([name])),
  )
  if (!schema) return undefined
  const given = Object.entries(query).filter(([name]) => isKnown(name))
  const values = given.map(([name, all]) => [
    name,
    (Object.hasOwn(known, name) && takesMany(known[name])) || all.length > 1 ? all : all[0],
  ])
  return check(schema, Object.fromEntries(values), errors) as Record<string, unknown> | undefined
}

/** Does a query parameter hold a list (`?mode=video&mode=clinic`)? Looks below optional and default. */
function takesMany(schema: z.core.$ZodType | undefined): boolean {
  if (!schema) return false
  const definition = schema._zod.def
  if (definition.type === 'array') return true
  return 'innerType' in definition && takesMany(definition.innerType as z.core.$ZodType)
}

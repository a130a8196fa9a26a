import type { z } from 'zod'
import type { Dice } from '#server/seed/random.ts'
import { numbers, others, texts } from './candidates.ts'

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
const any = (dice: Dice): unknown => dice.pick([...texts, ...numbers, ...others])

/**
 * A value for a schema: mostly one that it takes, by chance the strangest among those, so that it reaches what lies behind; now and then
 * one that it does not. `ids` are of records that exist.
 */
export function valueFor(schema: z.core.$ZodType, dice: Dice, ids: readonly string[], mayBeLong = true): unknown {
  if (dice.chance(0.04)) return any(dice)
  const definition = (schema as z.ZodType)._zod.def as unknown as Definition
  const below = (inner: z.core.$ZodType, isLong = false) => valueFor(inner, dice, ids, mayBeLong && !isLong)
  if (definition.type === 'object') return objectFor(definition.shape ?? {}, dice, below)
  if (definition.type === 'array' && definition.element) return listFor(schema, definition.element, dice, below, mayBeLong)
  if (definition.type === 'tuple') return (definition.items ?? []).map((item) => below(item))
  if (definition.type === 'pipe' && definition.in) return below(definition.in)
  if (definition.options) return below(dice.pick(definition.options))
  if (definition.innerType) return dice.chance(0.3) ? emptyFor(schema) : below(definition.innerType)
  const named = [...(definition.values ?? []), ...Object.values(definition.entries ?? {})]
  if (named.length > 0) return dice.pick(named)
  if (takes(schema, ids[0]) && !takes(schema, 'no id')) return dice.chance(0.9) ? dice.pick(ids) : any(dice)
  const taken = takenBy(schema)
  return taken.length > 0 ? dice.pick(taken) : any(dice)
}

const known = new WeakMap<z.core.$ZodType, readonly unknown[]>()

/** The candidates that a schema takes; tried once, since some schemas ask the runtime for every time zone. */
function takenBy(schema: z.core.$ZodType): readonly unknown[] {
  const found = known.get(schema) ?? [...texts, ...numbers, ...others].filter((value) => takes(schema, value))
  known.set(schema, found)
  return found
}

const emptyFor = (schema: z.core.$ZodType) => (takes(schema, undefined) ? undefined : null)

function objectFor(shape: Record<string, z.core.$ZodType>, dice: Dice, below: (schema: z.core.$ZodType) => unknown) {
  const fields = Object.entries(shape).map(([name, field]) => [name, below(field)] as const)
  const unknown = dice.chance(0.03) ? [[dice.pick(texts), any(dice)] as const] : []
  return Object.fromEntries([...fields, ...unknown].filter(([, value]) => value !== undefined))
}

/** None, one, a few, or by chance far more than anybody sends; long lists of long lists are more than this process could write down. */
function listFor(
  schema: z.core.$ZodType,
  element: z.core.$ZodType,
  dice: Dice,
  below: (schema: z.core.$ZodType, isLong?: boolean) => unknown,
  mayBeLong: boolean,
) {
  if (mayBeLong && dice.chance(0.02)) return Array.from({ length: 300 }).fill(below(element, true))
  return Array.from({ length: dice.between(takes(schema, []) ? 0 : 1, 3) }, () => below(element))
}

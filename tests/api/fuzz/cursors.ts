import type { Endpoint } from '#contract/kernel/call.ts'
import { base64url } from '#server/kernel/defaults.ts'
import type { Dice } from '#server/seed/random.ts'
import type { Caller } from '../../support/call.ts'
import type { TestServer } from '../../support/server.ts'
import { samples } from '../../support/samples.ts'
import { numbers, others, texts } from './candidates.ts'

/** A list in one of its orders, as somebody asks for it, with a cursor that it gave. */
export interface PagedList {
  readonly endpoint: Endpoint
  readonly query: Record<string, string>
  readonly params: Record<string, string>
  readonly as: Caller | undefined
  readonly cursor: string
}

const decode = (cursor: string) => {
  const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0)!)
  return JSON.parse(new TextDecoder().decode(bytes)) as [name: string, value: unknown, id: string]
}
const encode = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)))

/** The name of the order that a list's cursor points into. */
export const orderOf = ({ cursor }: PagedList) => decode(cursor)[0]

/** Choices of a query by which its order changes. */
const ordering = ['sort', 'tab', 'standing']
const needed: Record<string, string> = { latitude: '42.36', longitude: '-71.06' }

/** What a list must be asked with, as its capability says it. */
const queryOf = ({ method, path }: Endpoint) => (samples[`${method} ${path}`]?.query ?? {}) as Record<string, string>

/** Every list of the platform in every order that its rows allow, asked by each of the callers with ids of records that exist. */
export async function pagedLists(
  server: TestServer,
  endpoints: readonly Endpoint[],
  callers: readonly (Caller | undefined)[],
  ids: readonly string[],
): Promise<PagedList[]> {
  const found = new Map<string, PagedList>()
  for (const endpoint of endpoints.filter(({ query }) => query && 'cursor' in query.shape)) {
    const place = 'latitude' in endpoint.query!.shape ? needed : queryOf(endpoint)
    for (const choice of choicesOf(endpoint))
      for (const as of callers)
        for (const id of endpoint.path.includes('{id}') ? ids : ['']) {
          const query = { ...place, ...choice, limit: '1' }
          const response = await server.send(endpoint, { query, params: { id } }, { as })
          if (response.status === 403 || response.status === 401) break
          if (!response.ok) continue
          const { next } = (await response.json()) as { next: string | null }
          if (next === null) continue
          const list = { endpoint, query, params: { id }, as, cursor: next }
          found.set(`${endpoint.path} ${orderOf(list)}`, list)
          break
        }
  }
  return [...found.values()]
}

function choicesOf({ query }: Endpoint): Record<string, string>[] {
  const named = ordering.filter((name) => query && name in query.shape)
  return named.reduce<Record<string, string>[]>(
    (all, name) => all.flatMap((choice) => optionsOf(query!.shape[name]!).map((option) => ({ ...choice, [name]: option }))),
    [{}],
  )
}

function optionsOf(schema: unknown): string[] {
  const definition = (schema as { _zod: { def: { entries?: Record<string, string>; innerType?: unknown } } })._zod.def
  if (definition.entries) return Object.values(definition.entries)
  return definition.innerType ? optionsOf(definition.innerType) : []
}

/** Candidates that look like the value: what a parser that looks only at the form lets through. */
function ofItsKind(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return numbers
  return String(value).match(/^\d{4}-/) ? texts.filter((text) => /^\d{4}-\d\d-\d\dT/.test(text)) : texts
}

/** The list's own cursor with something else in it, another list's, or nonsense. */
export function hostileCursor(list: PagedList, all: readonly PagedList[], dice: Dice): string {
  const [name, value, id] = decode(list.cursor)
  const strange = dice.pick(dice.chance(0.6) ? ofItsKind(value) : [...texts, ...numbers, ...others])
  const kind = dice.between(0, 7)
  if (kind <= 3) return encode([name, strange, id])
  if (kind === 4) return encode([name, value, strange])
  if (kind === 5) return encode(dice.pick([[name], [name, value, id, id], strange, { 0: name, 1: value, 2: id }]))
  if (kind === 6) return dice.pick(all).cursor
  return dice.pick([
    ...texts.map((text) => text.slice(0, 500)),
    list.cursor.slice(0, -3),
    `${list.cursor}A`,
    btoa('\u0080\u00FF'),
  ])
}

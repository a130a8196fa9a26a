import { SignJWT } from 'jose'
import type { Endpoint } from '#contract/kernel/call.ts'
import type { Dice } from '#server/seed/random.ts'
import type { Caller } from '../../support/call.ts'
import { testSettings } from '../../support/ports.ts'
import { numbers, others, texts } from './candidates.ts'
import { hostileCursor, type PagedList } from './cursors.ts'
import { valueFor } from './values.ts'

export interface World {
  readonly endpoints: readonly Endpoint[]
  readonly lists: readonly PagedList[]
  /** Of records that exist. */
  readonly ids: readonly string[]
}

const origin = 'http://carenest.test/api'

/** One request of the platform's interface with something hostile about it, as `dice` fall. */
export async function hostileRequest(world: World, dice: Dice, as: Caller | undefined): Promise<Request> {
  if (world.lists.length > 0 && dice.chance(0.15)) return withCursor(world, dice)
  const endpoint = dice.pick(world.endpoints)
  const url = new URL(origin + pathOf(endpoint, world, dice))
  for (const [name, value] of queryOf(endpoint, world, dice)) url.searchParams.append(name, value)
  const token = dice.chance(0.03) ? await hostileToken(dice) : as?.token
  return new Request(url, {
    method: endpoint.method,
    headers: headersOf(endpoint, dice, token),
    ...(endpoint.method !== 'GET' && { body: bodyOf(endpoint, world, dice) }),
  })
}

function withCursor({ lists }: World, dice: Dice): Request {
  const list = dice.pick(lists)
  const path = list.endpoint.path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => list.params[name] ?? '')
  const url = new URL(origin + path)
  for (const [name, value] of Object.entries(list.query)) url.searchParams.set(name, value)
  url.searchParams.set('cursor', hostileCursor(list, lists, dice))
  return new Request(url, { headers: list.as ? { Authorization: `Bearer ${list.as.token}` } : {} })
}

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\p{Surrogate}/gu, '\uFFFD')

function pathOf(endpoint: Endpoint, { ids }: World, dice: Dice): string {
  return endpoint.path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => {
    if (dice.chance(0.02)) return dice.pick(['%', '%00', '%FF', '%E0%A4', '..%2F..', '%2e%2e', '//', ' '])
    const schema = endpoint.params?.shape[name]
    return encodeURIComponent(wellFormed(schema ? valueFor(schema, dice, ids) : dice.pick(ids)))
  })
}

function queryOf(endpoint: Endpoint, { ids }: World, dice: Dice): [string, string][] {
  if (!endpoint.query) return dice.chance(0.02) ? [[dice.pick(texts), 'x']] : []
  const query = valueFor(endpoint.query, dice, ids)
  if (typeof query !== 'object' || query === null) return [['cursor', wellFormed(query)]]
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [wellFormed(name), wellFormed(one)]),
  )
  return dice.chance(0.03) ? [...pairs, ...pairs] : pairs
}

function bodyOf(endpoint: Endpoint, { ids }: World, dice: Dice): string | Uint8Array<ArrayBuffer> {
  const sample = endpoint.body ? valueFor(endpoint.body, dice, ids) : {}
  const text = JSON.stringify(sample) ?? ''
  if (!dice.chance(endpoint.body ? 0.08 : 0.5)) return text
  const depth = dice.pick([20, 40, 2000, 30_000])
  const [field = 'x'] = typeof sample === 'object' && sample !== null ? Object.keys(sample) : []
  const deepList = '['.repeat(depth) + ']'.repeat(depth)
  const deepObject = '{"content":'.repeat(Math.min(depth, 10_000)) + '1' + '}'.repeat(Math.min(depth, 10_000))
  return dice.pick([
    deepList,
    deepObject,
    `{${JSON.stringify(field)}:${deepList}}`,
    `{${JSON.stringify(field)}:${deepObject}}`,
    `{${JSON.stringify(field)}:[${'"\\u0000",'.repeat(20_000)}1]}`,
    `{${JSON.stringify(field)}:[${'1,'.repeat(60_000)}1]}`,
    `{${Array.from({ length: 5000 }, (_, index) => `"f${index}":1`).join()}}`,
    JSON.stringify(dice.pick([...texts, ...numbers, ...others])),
    text.slice(0, -1),
    '',
    Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]),
    Uint8Array.from({ length: 400 }, () => dice.between(0, 255)),
  ])
}

const asciiTexts = texts.filter((text) => /^[\x20-\x7E]+$/.test(text))

function headersOf(endpoint: Endpoint, dice: Dice, token: string | undefined): Record<string, string> {
  const strange = () => dice.pick(asciiTexts)
  return {
    'Content-Type': dice.chance(0.97) ? (endpoint.bytes?.[0] ?? 'application/json') : strange(),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(endpoint.idempotent && { 'Idempotency-Key': dice.chance(0.95) ? `key-${dice.digits(16)}` : strange() }),
    ...(dice.chance(0.05) && { 'Accept-Language': strange() }),
    ...(dice.chance(0.05) && { 'If-None-Match': strange() }),
    ...(dice.chance(0.05) && { 'User-Agent': strange().repeat(20) }),
    ...(dice.chance(0.02) && { 'Content-Length': strange() }),
    ...(dice.chance(0.02) && { 'Stripe-Signature': strange() }),
    ...(dice.chance(0.02) && { Authorization: `${dice.pick(['Bearer', 'bearer', 'Basic', ''])} ${strange()}` }),
  }
}

/** Truly signed, so that it is believed, with claims that name nothing; or not a token at all. */
async function hostileToken(dice: Dice): Promise<string> {
  const claim = () => dice.pick([...texts, ...numbers, ...others])
  const claims = { iss: 'carenest', exp: 4_000_000_000, sub: claim(), sid: claim(), ...(dice.chance(0.2) && { exp: claim() }) }
  if (dice.chance(0.1)) return dice.pick(['x', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{}')}.`, '..', 'e30.e30.e30'])
  return new SignJWT(claims as never)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(testSettings.tokenSecret))
}

import { expect, test } from 'vitest'
import { defaultBodyLimit } from '#server/kernel/http/body.ts'
import { createTestServer } from '../support/server.ts'
import { sample, sampleModule } from './sample-module.ts'

const server = await createTestServer({ modules: [sampleModule] })
const id = '01900000-0000-7000-8000-000000000001'

const post = (body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  server.fetch(
    new Request('http://carenest.test/api/sample/echo', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
  )
const get = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(new Request(`http://carenest.test${path}`, { headers }))
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

test('says that it lives, and that it is ready when its database answers', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})

test('answers JSON that nobody may keep, with an id for the log', async () => {
  const response = await post('{"name":"Ann"}')
  expect(await response.json()).toEqual({ name: 'Ann' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('names every field at fault by its dotted path, with a code', async () => {
  const { status, code, errors } = await server.refusal(sample.echo, {
    body: { name: 'A', pets: [{ name: 'Rex', kind: 'fish', tail: 1 }], price: 3 },
  })
  expect([status, code]).toEqual([422, 'invalid_input'])
  expect(errors?.map(({ field, code: fault }) => [field, fault]).toSorted()).toEqual([
    ['name', 'too_small'],
    ['pets.0.kind', 'invalid_choice'],
    ['pets.0.tail', 'unknown_field'],
    ['price', 'unknown_field'],
  ])
})

test('names what misses, even when nothing was sent', async () => {
  const { errors } = await server.refusal(sample.echo)
  expect(errors).toEqual([expect.objectContaining({ field: 'name', code: 'required' })])
})

test('refuses what is no JSON, what is no UTF-8 and what does not say that it is JSON', async () => {
  expect(await codeOf(await post('{"name":'))).toEqual([400, 'malformed_json'])
  expect(await codeOf(await post(`{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`))).toEqual([422, 'invalid_input'])
  expect(await codeOf(await post(Uint8Array.of(34, 0xff, 34)))).toEqual([400, 'malformed_text'])
  expect(await codeOf(await post('name=Ann', { 'Content-Type': 'text/plain' }))).toEqual([415, 'unsupported_media_type'])
})

test('a body that breaks off is no fault of ours', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"name":'))
      controller.error(new Error('aborted'))
    },
  })
  expect(await codeOf(await post(body))).toEqual([400, 'body_broken_off'])
  expect(server.log.entries.filter(({ level }) => level === 'error')).toEqual([])
})

test('refuses text that the database cannot hold, by field', async () => {
  for (const character of ['\0', '\uD800']) {
    const { errors } = await server.refusal(sample.echo, { body: { name: `Ann${character}` } })
    expect(errors).toEqual([expect.objectContaining({ field: 'name', code: 'invalid_character' })])
  }
})

test('refuses a body that says it is too large without reading it', async () => {
  let read = false
  const stream = new ReadableStream({ pull: () => void (read = true) }, { highWaterMark: 0 })
  const response = await post(stream, { 'Content-Type': 'application/json', 'Content-Length': String(defaultBodyLimit + 1) })
  expect(await codeOf(response)).toEqual([413, 'body_too_large'])
  expect(read).toBe(false)
})

test('drops a body that grows too large without having said so', async () => {
  let sent = 0
  const stream = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(64 * 1024).fill(32))
    },
  })
  expect(await codeOf(await post(stream))).toEqual([413, 'body_too_large'])
  expect(sent).toBeLessThan(10)
})

test('takes a body of just the limit', async () => {
  const around = JSON.stringify({ name: '' }).length
  expect((await post(JSON.stringify({ name: 'x'.repeat(defaultBodyLimit - around) }))).status).toBe(200)
  expect((await post(JSON.stringify({ name: 'x'.repeat(defaultBodyLimit - around + 1) }))).status).toBe(413)
})

test('reads params and query, one or many, and refuses what it does not know', async () => {
  expect(await server.call(sample.find, { params: { id }, query: { mode: ['video'] } })).toEqual({
    id,
    modes: ['video'],
    limit: 5,
  })
  const { errors } = await server.refusal(sample.find, { params: { id: 'x' }, query: { limit: 11, sort: 'name' } })
  expect(errors?.map(({ field }) => field).toSorted()).toEqual(['id', 'limit', 'sort'])
  expect((await server.refusal(sample.mine, { query: { page: 1 } })).errors?.[0]?.field).toBe('page')
})

test('prefers a literal path to a parameter', async () => {
  expect(await server.call(sample.mine, {})).toBe('mine')
})

test('answers a problem for paths that are not there and methods that a path does not take', async () => {
  expect(await codeOf(await get('/api/nothing/here'))).toEqual([404, 'no_such_path'])
  const wrong = await get('/api/sample/echo')
  // Read as the id "echo" of the parameter beside it.
  expect(wrong.status).toBe(422)
  const response = await server.fetch(new Request('http://carenest.test/api/sample/mine', { method: 'DELETE' }))
  expect(response.headers.get('allow')).toBe('GET')
  expect(await codeOf(response)).toEqual([405, 'method_not_allowed'])
})

test('speaks the best language of those asked for', async () => {
  const speak = async (header: string) => (await get('/api/sample/language', { 'Accept-Language': header })).json()
  expect(await speak('fr-CA, de;q=0.9')).toBe('fr-FR')
  expect(await speak('nl, de-AT;q=0.4, es;q=0.8')).toBe('es-ES')
  expect(await speak('')).toBe('en-US')
  expect(await speak('*')).toBe('en-US')
})

test('tells nothing of a failure of its own, and logs it under the id that the caller has', async () => {
  const response = await get('/api/sample/broken')
  const text = await response.text()
  expect([response.status, text.includes('secret')]).toEqual([500, false])
  const logged = server.log.entries.find(({ level }) => level === 'error')
  expect(logged?.fields).toMatchObject({ requestId: response.headers.get('x-request-id'), reason: 'a secret of the inside' })
})

test('does not let an answer break its contract', async () => {
  expect((await get('/api/sample/liar')).status).toBe(500)
})

test('logs the route, never the address', async () => {
  await get(`/api/sample/${id}?limit=3`)
  const [entry] = server.log.entries
  expect(entry).toMatchObject({ message: 'request', fields: { method: 'GET', route: '/api/sample/:id', status: 200 } })
  expect(JSON.stringify(entry)).not.toContain(id)
})

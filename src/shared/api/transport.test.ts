import { afterEach, expect, it, vi } from 'vitest'
import { get, post } from './request.ts'
import { layerWorld } from './testing.ts'
import { transport } from './transport.ts'

const { context } = layerWorld()

function answering(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

it('writes query parameters, lists repeated, absent ones left out', async () => {
  const fetched = answering(() => new Response('{}'))
  await transport(
    get('/api/doctors', { kind: ['vet', 'physician'], page: 2, place: undefined, free: false, speciality: null }),
    context,
  )
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/doctors?kind=vet&kind=physician&page=2&free=false')
})

it('sends JSON, and takes an empty answer for null', async () => {
  const fetched = answering(() => new Response(null, { status: 204 }))
  expect(await transport(post('/api/a', { x: 1 }), context)).toEqual({ data: null })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"x":1}',
    headers: { 'Content-Type': 'application/json' },
  })
})

it('reads a problem into a typed error', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Invalid input',
    status: 422,
    code: 'invalid_input',
    errors: [{ field: 'pets.0.name', code: 'too_short', message: 'Too short' }],
    retryAfter: 5,
  }
  answering(() => new Response(JSON.stringify(problem), { status: 422 }))
  expect(await transport(get('/api/a'), context)).toEqual({
    error: { status: 422, code: 'invalid_input', errors: problem.errors, retryAfter: 5 },
  })
})

it.each([
  ['a page instead of a problem', () => new Response('<html>', { status: 502 }), { status: 502, code: 'http_502', errors: [] }],
  ['a page instead of an answer', () => new Response('<html>'), { status: 200, code: 'unreadable', errors: [] }],
  ['a broken network', () => Promise.reject(new TypeError('failed')), { status: 0, code: 'network', errors: [] }],
])('gives an error for %s', async (_, answer, error) => {
  answering(answer)
  expect(await transport(get('/api/a'), context)).toEqual({ error })
})

it('gives up quietly when the caller no longer wants the answer', async () => {
  const stop = new AbortController()
  answering(() => {
    stop.abort()
    return Promise.reject(stop.signal.reason as Error)
  })
  expect(await transport(get('/api/a'), { ...context, signal: stop.signal })).toEqual({
    error: { status: 0, code: 'network', errors: [] },
  })
})

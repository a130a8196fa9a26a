import { afterEach, expect, it, vi } from 'vitest'
import { network } from './network.ts'
import { get, post } from './request.ts'
import { keepSent } from './sent-early.ts'
import { layerWorld } from './testing.ts'

const { context } = layerWorld()

function answering(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const asked = (fetched: ReturnType<typeof answering>) => fetched.mock.calls[0]![0] as Request

afterEach(() => vi.unstubAllGlobals())

it('writes query parameters, lists repeated, absent ones left out', async () => {
  const fetched = answering(() => new Response('{}'))
  await network(
    get('/api/doctors', { kind: ['vet', 'physician'], page: 2, place: undefined, free: false, speciality: null }),
    context,
  )
  expect(asked(fetched).url).toBe('http://localhost/api/doctors?kind=vet&kind=physician&page=2&free=false')
})

it('sends JSON, and takes an empty answer for null', async () => {
  const fetched = answering(() => new Response(null, { status: 204 }))
  expect(await network(post('/api/a', { x: 1 }), context)).toEqual({ data: null })
  const { method, headers } = asked(fetched)
  expect([method, headers.get('content-type')]).toEqual(['POST', 'application/json'])
  expect(headers.get('accept')).toBe('application/json, application/problem+json')
  expect(await asked(fetched).text()).toBe('{"x":1}')
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
  expect(await network(get('/api/a'), context)).toEqual({
    error: { status: 422, code: 'invalid_input', errors: problem.errors, retryAfter: 5 },
  })
})

it.each([
  ['a page instead of a problem', () => new Response('<html>', { status: 502 }), { status: 502, code: 'http_502', errors: [] }],
  ['a page instead of an answer', () => new Response('<html>'), { status: 200, code: 'unreadable', errors: [] }],
  ['a broken network', () => Promise.reject(new TypeError('failed')), { status: 0, code: 'network', errors: [] }],
])('gives an error for %s', async (_, answer, error) => {
  answering(answer)
  expect(await network(get('/api/a'), context)).toEqual({ error })
})

it('reads a file, and the problem where there is none', async () => {
  const file = { ...get('/api/file'), answers: 'blob' as const }
  const fetched = answering(() => new Response('a,b', { headers: { 'Content-Type': 'text/csv' } }))
  const { data } = await network(file, context)
  expect([(data as Blob).type, await (data as Blob).text()]).toEqual(['text/csv', 'a,b'])
  expect(asked(fetched).headers.get('accept')).toBe('*/*')
  answering(() => Response.json({ code: 'not_found' }, { status: 404 }))
  expect(await network(file, context)).toEqual({ error: { status: 404, code: 'not_found', errors: [] } })
})

it('sends a form with files and a file as they are', async () => {
  const form = new FormData()
  form.set('name', 'Rex')
  const ofForm = answering(() => new Response('{}'))
  await network(post('/api/a', form), context)
  expect(asked(ofForm).headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  const ofFile = answering(() => new Response('{}'))
  await network(post('/api/a', new Blob(['x'], { type: 'image/png' })), context)
  expect(asked(ofFile).headers.get('content-type')).toBe('image/png')
  expect(await asked(ofFile).text()).toBe('x')
})

it('asks the platform beside it where there is one, and not the browser', async () => {
  const fetched = answering(() => new Response('{}'))
  const fetch = async ({ url }: Request) => Response.json({ url })
  const { data } = await network(get('/api/a'), { ...context, services: { ...context.services, fetch } })
  expect(data).toEqual({ url: 'http://localhost/api/a' })
  expect(fetched).not.toHaveBeenCalled()
})

it('takes the answer to what the page has sent by itself, once', async () => {
  const fetched = answering(() => Response.json({ from: 'network' }))
  keepSent({ address: '/api/in', body: '{"x":1}', answer: Promise.resolve(Response.json({ from: 'page' })) })
  expect(await network(post('/api/in', { x: 1 }), context)).toEqual({ data: { from: 'page' } })
  expect(fetched).not.toHaveBeenCalled()
  expect(await network(post('/api/in', { x: 1 }), context)).toEqual({ data: { from: 'network' } })
})

it('gives an error when the network fails within the answer', async () => {
  answering(
    () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"half')),
          pull: (controller) => controller.error(new TypeError('lost')),
        }),
      ),
  )
  expect(await network(get('/api/a'), context)).toEqual({ error: { status: 0, code: 'network', errors: [] } })
})

it('gives up quietly when the caller no longer wants the answer', async () => {
  const stop = new AbortController()
  answering(() => {
    stop.abort()
    return Promise.reject(stop.signal.reason as Error)
  })
  expect(await network(get('/api/a'), { ...context, signal: stop.signal })).toEqual({
    error: { status: 0, code: 'network', errors: [] },
  })
})

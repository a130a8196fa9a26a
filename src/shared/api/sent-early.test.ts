import { beforeEach, expect, it } from 'vitest'
import { isSent, keepSent, takeSent } from './sent-early.ts'

const answer = Promise.resolve(new Response())
const body = { email: 'robin@example.test', kind: 'patient' }

const request = (path: string, content: object) =>
  new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(content) })

beforeEach(() => keepSent({ address: '/api/in', body: JSON.stringify(body), answer }))

it('gives the answer to just what was sent, once', async () => {
  expect(isSent('/api/in', body)).toBe(true)
  expect(await takeSent(request('/api/elsewhere', body))).toBeUndefined()
  expect(await takeSent(request('/api/in', { ...body }))).toBe(await answer)
  expect(isSent('/api/in', body)).toBe(false)
  expect(await takeSent(request('/api/in', body))).toBeUndefined()
})

it('is outdated by something else that is sent there', async () => {
  expect(await takeSent(request('/api/in', { ...body, kind: 'doctor' }))).toBeUndefined()
  expect(await takeSent(request('/api/in', body))).toBeUndefined()
})

it('forgets', () => {
  keepSent(undefined)
  expect(isSent('/api/in', body)).toBe(false)
})

import { beforeEach, expect, it } from 'vitest'
import { isSent, keepSent, takeSent } from './sent-early.ts'

const answer = Promise.resolve(new Response())
const body = { email: 'robin@example.test', kind: 'patient' }

beforeEach(() => keepSent({ address: '/api/in', body: JSON.stringify(body), answer }))

it('gives the answer to just what was sent, once', () => {
  expect(isSent('/api/in', body)).toBe(true)
  expect(takeSent('/api/elsewhere', body)).toBeUndefined()
  expect(takeSent('/api/in', { ...body })).toBe(answer)
  expect(isSent('/api/in', body)).toBe(false)
  expect(takeSent('/api/in', body)).toBeUndefined()
})

it('is outdated by something else that is sent there', () => {
  expect(takeSent('/api/in', { ...body, kind: 'doctor' })).toBeUndefined()
  expect(takeSent('/api/in', body)).toBeUndefined()
})

it('forgets', () => {
  keepSent(undefined)
  expect(isSent('/api/in', body)).toBe(false)
})

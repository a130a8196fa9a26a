import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#contract/kernel/call.ts'
import { type ApiError, noAnswer } from './api-error.ts'
import { forgetAttempts } from './attempts.ts'
import { contractMutation } from './contract.ts'
import type { ApiRequest } from './request.ts'

const booking: Call = { method: 'POST', path: '/visits/{id}/book', access: { who: 'signedIn', whose: 'self' }, summary: '' }
type Booking = { answer: null }

const refused = (status: number, code: ApiError['code']): ApiError => ({ status, code, errors: [] })

/** A store whose network answers as told, and the keys that came to it. */
function world(...answers: readonly (ApiError | undefined | Promise<ApiError | undefined>)[]) {
  const keys: (string | undefined)[] = []
  const api = createApi({
    baseQuery: async (request: ApiRequest) => {
      keys.push(request.headers?.['Idempotency-Key'])
      const error = await answers[keys.length - 1]
      return error ? { error } : { data: null }
    },
    endpoints: (build) => ({
      book: contractMutation<Booking>(build as never, { ...booking, idempotent: true }),
      rename: contractMutation<Booking>(build as never, booking),
    }),
  })
  const store = configureStore({ reducer: { api: api.reducer }, middleware: (own) => own().concat(api.middleware) })
  const input = (id: string, body?: unknown) => ({ params: { id }, body }) as never
  return {
    keys,
    book: (id: string, body?: unknown) => store.dispatch(api.endpoints.book.initiate(input(id, body))),
    rename: (id: string) => store.dispatch(api.endpoints.rename.initiate(input(id))),
  }
}

beforeEach(forgetAttempts)

describe('the key of an attempt', () => {
  it('is sent with calls that take one, and with no other', async () => {
    const { keys, book, rename } = world()
    await book('1')
    await rename('1')
    expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), undefined])
  })

  it.each([
    noAnswer('network'),
    noAnswer('offline'),
    noAnswer('signed_out'),
    noAnswer('unreadable', 200),
    refused(401, 'token_expired'),
    refused(409, 'in_progress'),
    refused(429, 'too_many_requests'),
    refused(500, 'internal'),
    refused(503, 'http_503'),
  ])('is kept after $status $code, however often', async (failed) => {
    const { keys, book } = world(failed, failed)
    for (let n = 0; n < 3; n++) await book('1', { reason: 'cough' })
    expect(new Set(keys).size).toBe(1)
    await book('1', { reason: 'cough' })
    expect(keys[3]).not.toBe(keys[2])
  })

  it.each([
    undefined,
    refused(403, 'forbidden'),
    refused(409, 'too_early'),
    refused(409, 'slot_taken'),
    refused(422, 'invalid_input'),
  ])('is another after an answer: $code', async (answer) => {
    const { keys, book } = world(answer)
    await book('1')
    await book('1')
    expect(keys[1]).not.toBe(keys[0])
  })

  it('is another for another body or another record, and the first is not come back to', async () => {
    const lost = noAnswer('network')
    const { keys, book } = world(lost, lost, lost, lost)
    await book('1', { start: 'nine' })
    await book('2', { start: 'nine' })
    await book('1', { start: 'ten' })
    await book('1', { start: 'nine' })
    expect(new Set(keys).size).toBe(4)
  })

  it('is the same for two presses at once, and kept when the second is told to come back', async () => {
    const first = Promise.resolve(undefined)
    const second = first.then(() => refused(409, 'in_progress'))
    const { keys, book } = world(first, second)
    await Promise.all([book('1'), book('1')])
    await book('1')
    expect(new Set(keys).size).toBe(1)
  })

  it('is forgotten with the person', async () => {
    const { keys, book } = world(noAnswer('network'))
    await book('1')
    forgetAttempts()
    await book('1')
    expect(keys[1]).not.toBe(keys[0])
  })
})

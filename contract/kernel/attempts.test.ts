import { expect, test } from 'vitest'
import { endsAttempt } from './attempts.ts'

test.each([
  { status: 0, code: 'offline' },
  { status: 0, code: 'network' },
  { status: 401, code: 'token_expired' },
  { status: 409, code: 'in_progress' },
  { status: 429, code: 'too_many_requests' },
  { status: 500, code: 'internal' },
  { status: 502, code: 'http_502' },
  { status: 503, code: 'unavailable' },
])('an attempt goes on after $status $code', (answer) => {
  expect(endsAttempt(answer)).toBe(false)
})

test.each([
  { status: 200 },
  { status: 201 },
  { status: 204 },
  { status: 403, code: 'forbidden' },
  { status: 404, code: 'not_found' },
  { status: 409, code: 'slot_taken' },
  { status: 409, code: 'too_early' },
  { status: 422, code: 'invalid_input' },
])('an attempt ends with $status $code', (answer) => {
  expect(endsAttempt(answer)).toBe(true)
})

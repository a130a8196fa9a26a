import { expect, it } from 'vitest'
import { faultOf } from './fault.ts'

const refused = (status: number, code: string, fields: readonly string[] = []) => ({
  status,
  code,
  errors: fields.map((field) => ({ field, code: 'invalid', message: 'not right' })),
})

it('tells what a failed call means to the person', () => {
  expect(faultOf(refused(0, 'offline')).kind).toBe('offline')
  expect(faultOf(refused(0, 'network')).kind).toBe('offline')
  expect(faultOf(refused(403, 'forbidden')).kind).toBe('forbidden')
  expect(faultOf(refused(404, 'not_found')).kind).toBe('missing')
  expect(faultOf(refused(500, 'internal')).kind).toBe('error')
  expect(faultOf(new Error('anything')).kind).toBe('error')
})

it('takes an address with a slip in its id for a thing that is not there, and no other fault for one', () => {
  expect(faultOf(refused(422, 'invalid_input', ['id'])).kind).toBe('missing')
  expect(faultOf(refused(422, 'invalid_input', ['id', 'name'])).kind).toBe('error')
  expect(faultOf(refused(422, 'invalid_input')).kind).toBe('error')
})

import { describe, expect, it } from 'vitest'
import { otherKindOf } from './kinds.ts'
import { waitOf } from './refusal-words.ts'
import { faultOfCode } from './social/social-faults.ts'

const refused = (code: string, field: string) => ({ status: 403, code: 'wrong_kind', errors: [{ field, code, message: '' }] })

describe('a refused sign-in', () => {
  it('tells whose account it is, and nothing where the server names no kind that we know', () => {
    expect(otherKindOf(refused('doctor', 'kind'))).toBe('doctor')
    expect(otherKindOf(refused('stranger', 'kind'))).toBeUndefined()
    expect(otherKindOf({ ...refused('doctor', 'kind'), code: 'wrong_credentials' })).toBeUndefined()
    expect(otherKindOf(new Error('no answer'))).toBeUndefined()
  })

  it('says a wait in seconds or whole minutes, never shorter than it is', () => {
    expect([0, 0.2, 59.5, 119].map(waitOf)).toEqual([1, 1, 60, 119].map((count) => ({ unit: 'seconds', count })))
    expect([120, 121, 900].map(waitOf)).toEqual([2, 3, 15].map((count) => ({ unit: 'minutes', count })))
  })
})

describe('a sign-in with a provider', () => {
  it('is silent when the person closed the window, and says everything else', () => {
    expect(faultOfCode({ code: 'auth/popup-closed-by-user' })).toBe('closed')
    expect(faultOfCode({ code: 'auth/popup-blocked' })).toBe('blocked')
    expect(faultOfCode({ code: 'auth/operation-not-allowed' })).toBe('notAllowed')
    expect(faultOfCode(new Error('anything'))).toBe('failed')
  })
})

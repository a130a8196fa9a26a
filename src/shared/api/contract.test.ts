import { describe, expect, it } from 'vitest'
import type { Call } from '#contract/kernel/call.ts'
import { requestOf } from './contract.ts'

const call: Call = {
  method: 'POST',
  path: '/orders/{id}/payments/{number}',
  access: { who: 'signedIn', whose: 'party' },
  summary: '',
}

describe('a request of the contract', () => {
  it('has its path filled, with what could break out of it encoded', () => {
    expect(requestOf(call, { params: { id: 'a/b', number: 7 }, body: { x: 1 } })).toMatchObject({
      method: 'POST',
      path: '/orders/a%2Fb/payments/7',
      body: { x: 1 },
    })
  })

  it('of a sign-in keeps the session out of it; of anything else does not', () => {
    const open = { ...call, access: { who: 'anyone', whose: 'public' } } as const
    expect(requestOf({ ...open, path: '/Account/Login' }, {}).keepsSession).toBe(true)
    expect(requestOf({ ...open, path: '/doctors' }, {}).keepsSession).toBe(false)
    expect(requestOf({ ...call, path: '/Account/Logout' }, {}).keepsSession).toBe(false)
  })
})

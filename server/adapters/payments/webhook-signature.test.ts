import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { isSigned, signBody } from './webhook-signature.ts'

const secret = 'whsec_for_tests'
const at = new Date('2026-03-02T09:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const body = '{"id":"evt_1","object":"event","words":"ünïcode"}'

describe("the sandbox signs as Stripe's own library does", () => {
  test('what we sign, Stripe accepts', async () => {
    const stripe = new Stripe('sk_test_x')
    const event = stripe.webhooks.constructEvent(body, await signBody(body, secret, at), secret, 300, undefined, at.getTime())
    expect(event.id).toBe('evt_1')
  })

  test('what Stripe signs, we accept', async () => {
    const timestamp = Math.floor(at.getTime() / 1000)
    const header = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
    expect(await isSigned(body, header, secret, at)).toBe(true)
  })

  test('five minutes are tolerated, both ways, and no more', async () => {
    const header = await signBody(body, secret, at)
    expect(await isSigned(body, header, secret, later(300))).toBe(true)
    expect(await isSigned(body, header, secret, later(301))).toBe(false)
    expect(await isSigned(body, header, secret, later(-301))).toBe(false)
  })

  test('one right signature among several is enough: a secret that is being changed', async () => {
    const header = await signBody(body, secret, at)
    expect(await isSigned(body, header.replace('v1=', `v1=${'0'.repeat(64)},v1=`), secret, at)).toBe(true)
  })

  test('anything else is false', async () => {
    const header = await signBody(body, secret, at)
    expect(await isSigned(`${body} `, header, secret, at)).toBe(false)
    expect(await isSigned(body, header, 'another', at)).toBe(false)
    expect(await isSigned(body, header.replace('v1=', 'v0='), secret, at)).toBe(false)
    expect(await isSigned(body, header.replace(/t=\d+/, 't=1'), secret, at)).toBe(false)
    for (const nonsense of ['', 't=', 'v1=', 't=abc,v1=zz', ',,,', '='])
      expect(await isSigned(body, nonsense, secret, at)).toBe(false)
  })
})

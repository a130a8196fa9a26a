import { expect, test } from 'vitest'
import { knownKind, noticeAddress, noticeContext, noticeValues, unreadText } from './model.ts'

test("a sentence's instants are in the reader's zone, its amounts in their currency", () => {
  const data = { name: 'Ann', startsAt: '2026-11-20T22:30:00.000Z', refund: 2550, currency: 'USD' }
  const values = noticeValues(data, 'en-US', 'Asia/Tokyo')
  expect(values).toMatchObject({ name: 'Ann', refund: '$25.50' })
  expect(values['startsAt']).toContain('Nov 21')
})

test('a notice of an unknown kind is told as such, not as a property of objects', () => {
  expect(knownKind('patientWaiting')).toBe('patientWaiting')
  expect(knownKind('toString')).toBeUndefined()
})

test('a notice leads to a screen of this site or nowhere', () => {
  expect(noticeAddress('appointment-details?id=1')).toBe('/appointment-details?id=1')
  expect(noticeAddress(null)).toBeUndefined()
  for (const foreign of ['/elsewhere.test', '//elsewhere.test', '\\elsewhere.test'])
    expect(noticeAddress(foreign)).toBeUndefined()
})

test('the bell shows no number when all is read, and no long one', () => {
  expect([0, 1, 99, 100, 1001].map(unreadText)).toEqual([undefined, '1', '99', '99+', '99+'])
})

test('money is spoken of only where some went back', () => {
  expect([noticeContext({}), noticeContext({ refund: 0 }), noticeContext({ refund: 1 })]).toEqual([
    undefined,
    undefined,
    'refunded',
  ])
})

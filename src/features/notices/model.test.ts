import type { Notice } from '#contract/notices/schemas.ts'
import { expect, test } from 'vitest'
import { noticeKinds, sentenceKey, titleKey, type NoticeKind } from '#contract/notices/kinds.ts'
import { ownWords } from '../../../scripts/words.ts'
import { daysOf, knownKind, nearDay, noticeAddress, noticeValues, noticeVariant, unreadText } from './model.ts'

test("a sentence's instants are in the reader's zone, its amounts in their currency", () => {
  const data = { name: 'Ann', startsAt: '2026-11-20T22:30:00.000Z', refund: 2550, currency: 'USD' }
  const values = noticeValues('appointmentRefunded', data, 'en-US', 'Asia/Tokyo', Date.parse('2024-01-01T00:00:00Z'))
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
  const told: Notice['data'][] = [{}, { refund: 0 }, { refund: 1 }]
  const variants = told.map((data) => noticeVariant('appointmentCancelled', data))
  expect(variants).toEqual([undefined, undefined, 'refunded'])
})

test('every notice has its sentence and its title in the words of the capability that sends it', () => {
  const words = ownWords('workspace', 'en-US') as Record<string, Record<string, Record<string, string>>>
  for (const kind of Object.keys(noticeKinds) as NoticeKind[])
    for (const key of [sentenceKey(kind), titleKey(kind)]) {
      const [capability = '', group = '', name = ''] = key.split('.')
      expect([key, words[capability]?.[group]?.[name]]).toEqual([key, expect.any(String)])
    }
})

test('notices stand under the day that it was for the reader, newest day first', () => {
  const at = (createdAt: string) => ({ createdAt }) as Notice
  const [late, early, before] = [at('2026-03-08T04:30:00.000Z'), at('2026-03-07T05:00:00.000Z'), at('2026-03-07T04:59:00.000Z')]
  expect(daysOf([late, early, before], 'America/New_York')).toEqual([
    { day: '2026-03-07', notices: [late, early] },
    { day: '2026-03-06', notices: [before] },
  ])
  expect(daysOf([], 'UTC')).toEqual([])
})

test('today and yesterday are named, over the night in which the clocks change and the end of a month', () => {
  const at = (day: string, now: string) => nearDay(day, 'America/New_York', Date.parse(now))
  expect(at('2026-03-08', '2026-03-09T03:59:00.000Z')).toBe('today')
  expect(at('2026-03-08', '2026-03-09T04:00:00.000Z')).toBe('yesterday')
  expect(at('2026-03-07', '2026-03-09T03:59:00.000Z')).toBe('yesterday')
  expect(at('2026-02-28', '2026-03-01T12:00:00.000Z')).toBe('yesterday')
  expect(at('2026-03-06', '2026-03-08T12:00:00.000Z')).toBeUndefined()
})

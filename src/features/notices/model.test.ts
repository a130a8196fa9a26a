import type { Notice } from '#contract/notices/schemas.ts'
import { expect, test } from 'vitest'
import { noticeKinds, sentenceKey, titleKey, type NoticeKind } from '#contract/notices/kinds.ts'
import { ownWords } from '../../../scripts/words.ts'
import { knownKind, noticeAddress, noticeValues, noticeVariant, unreadText } from './model.ts'

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

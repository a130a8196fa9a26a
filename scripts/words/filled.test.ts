import { expect, it } from 'vitest'
import { filled } from './filled.ts'

it('puts English where a language lacks words, and leaves its plural forms alone', () => {
  const english = {
    a: { title: 'Title', text: 'Text' },
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    hours_one: 'hour',
    hours_other: 'hours',
  }
  const hindi = { a: { title: 'शीर्षक' }, days_other: '{{count}} दिन' }
  expect(filled(hindi, english)).toEqual({
    a: { title: 'शीर्षक', text: 'Text' },
    days_other: '{{count}} दिन',
    hours_one: 'hour',
    hours_other: 'hours',
  })
})

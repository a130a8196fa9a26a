import { expect, it } from 'vitest'
import { createWords } from '#server/kernel/words.ts'
import { bookingWords } from './words.ts'

const words = createWords([bookingWords])

it.each([
  ['en-US', '$1,250.00'],
  ['de-DE', '1.250,00 $'],
  // The sign in an isolate of its own: its halves would change places between Arabic letters.
  ['ar', '\u2066US$\u2069'],
])('a mail in %s writes an amount as its language does', (locale, amount) => {
  const data = {
    reader: 'Maya',
    name: 'Ben',
    startsAt: '2026-11-20T12:00:00Z',
    timeZone: 'UTC',
    refund: 125_000,
    currency: 'USD',
  }
  expect(words('appointmentCancelledWithRefund', locale, data).text.replaceAll('\u00a0', ' ')).toContain(amount)
})

import { describe, expect, it } from 'vitest'
import { locales } from '#contract/kernel/values.ts'
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

describe.each(locales)('the confirmation in %s', (locale) => {
  const data = {
    reader: 'Maya $t(mail.refundHalf.text)',
    name: 'Ben',
    startsAt: '2026-11-20T12:00:00Z',
    timeZone: 'UTC',
    number: 'V-12345-67890',
    how: 'visitInClinicAt',
    place: 'Willow Clinic, 1 Willow Lane',
    link: 'https://carenest.test/user-appointment-details?id=1',
    refundUntil: '2026-11-19T12:00:00Z',
  }
  const mail = (more: object) => words('appointmentConfirmedPaid', locale, { ...data, reader: 'Maya', ...more }).text

  it.each(['refundUntil', 'refundHalf'])('says number, place, link and the rule %s, with nothing left to fill in', (rule) => {
    const text = mail({ rule })
    for (const said of [data.number, data.place, data.link]) expect(text).toContain(said)
    expect(text).not.toMatch(/\$t\(|\{\{|mail\./)
    expect(mail({ rule: 'refundUntil' })).not.toBe(mail({ rule: 'refundHalf' }))
  })

  it('takes a name for a name, whatever it looks like', () => {
    const text = mail({ rule: 'refundUntil', reader: data.reader })
    expect(text.replaceAll('\u2060', '')).toContain(data.reader)
    expect(text).toContain(data.number)
  })
})

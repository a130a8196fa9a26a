import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendar-file.ts'

const appointment: CalendarEntry = {
  uid: '01900000-0000-7000-8000-000000000001@carenest',
  sequence: 0,
  status: 'CONFIRMED',
  start: '2026-11-20T14:30:00.000Z',
  end: '2026-11-20T15:00:00.000Z',
  changed: '2026-11-01T08:00:00.000Z',
  summary: 'Video visit',
  location: null,
  url: 'https://carenest.test/user-appointment-details?id=1',
  organizer: { name: 'Green "House", Ltd.', address: 'no-reply@carenest.test' },
}

/** What a calendar reads: lines unfolded, text unescaped. */
function read(file: string, name: string): string | undefined {
  const line = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((each) => each.startsWith(`${name}:`))
  return line?.slice(name.length + 1).replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
}

it('carries any text whole, in lines of at most 75 octets', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((each) => !each.includes('\r'))
  fc.assert(
    fc.property(text, (summary) => {
      const file = calendarFile({ ...appointment, summary })
      expect(read(file, 'SUMMARY')).toBe(summary)
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }),
    { seed: 20_261_120, numRuns: 500 },
  )
})

/** Text in which every few characters need an escape, or two to four octets. */
const awkwardText = fc
  .array(
    fc.oneof(
      fc.constantFrom('\\', ';', ',', '\n', 'é', 'ß', '中', '😀', 'ع', '\\n', ' '),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 200 },
  )
  .map((parts) => parts.join('').replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ''))

it('never folds inside an escape sequence or a character', () => {
  fc.assert(
    fc.property(awkwardText, fc.nat({ max: 80 }), (text, shift) => {
      const summary = 'x'.repeat(shift) + text
      const file = calendarFile({ ...appointment, summary, location: summary })
      expect(read(file, 'SUMMARY')).toBe(summary)
      expect(read(file, 'LOCATION')).toBe(summary)
      for (const line of file.split('\r\n')) {
        const octets = new TextEncoder().encode(line)
        expect(octets.length).toBeLessThanOrEqual(75)
        expect(new TextDecoder('utf-8', { fatal: true }).decode(octets)).toBe(line)
        expect(/\\*$/.exec(line)![0].length % 2, line).toBe(0)
      }
    }),
    { seed: 20_261_128, numRuns: 1000 },
  )
})

it('keeps the shape of the file whatever line break or control character a name holds', () => {
  const lines = (summary: string) => calendarFile({ ...appointment, summary }).split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
  expect(lines('a\u2028b\u0085c\vd\re\r\nf\u0000g')).toEqual(lines('a\nb\nc\nd\ne\nfg'))
  expect(lines('a\nb')).toHaveLength(lines('ab').length)
})

it('writes instants in UTC and leaves out the place of a video visit', () => {
  const file = calendarFile(appointment)
  expect([read(file, 'DTSTART'), read(file, 'DTEND'), read(file, 'DTSTAMP')]).toEqual([
    '20261120T143000Z',
    '20261120T150000Z',
    '20261101T080000Z',
  ])
  expect(read(file, 'LOCATION')).toBeUndefined()
})

it.each(['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const)('names its organizer when it is %s, as RFC 5546 wants', (status) => {
  const file = calendarFile({ ...appointment, status }).replaceAll('\r\n ', '')
  expect(file).toContain('ORGANIZER;CN="Green  House , Ltd.":mailto:no-reply@carenest.test\r\n')
})

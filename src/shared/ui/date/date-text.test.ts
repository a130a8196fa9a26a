import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offeredLocales } from '#shared/i18n/words.gen.ts'
import { isWhole, readDate } from './read-date.ts'
import { stepDate } from './step-date.ts'
import { dateShape, writtenDate, type DateKind } from './written-date.ts'

const lengths: Readonly<Record<DateKind, readonly [number, number]>> = {
  date: [0, 10],
  month: [0, 7],
  time: [11, 16],
  datetime: [0, 16],
}
const moments = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })

describe.each(offeredLocales)('in %s', (language) => {
  it.each(['date', 'month', 'time', 'datetime'] as const)('reads every %s as it writes it', (kind) => {
    fc.assert(
      fc.property(moments, (moment) => {
        const iso = moment.toISOString().slice(...lengths[kind])
        expect(readDate(writtenDate(iso, kind, language), kind, language)).toBe(iso)
        expect(readDate(iso, kind, language)).toBe(iso)
      }),
    )
  })
})

it('writes in the order of the language', () => {
  expect(writtenDate('2026-12-05', 'date', 'en-US')).toBe('12/05/2026')
  expect(writtenDate('2026-12-05', 'date', 'de-DE')).toBe('05.12.2026')
  expect(writtenDate('21:30', 'time', 'en-US')).toBe('9:30 PM')
  expect(writtenDate('21:30', 'time', 'fr-FR')).toBe('21:30')
  expect(writtenDate('', 'date', 'en-US')).toBe('')
  expect(dateShape('date', 'de-DE', { day: 'TT', month: 'MM', year: 'JJJJ' })).toBe('TT.MM.JJJJ')
  expect(dateShape('month', 'en-US', { day: 'DD', month: 'MM', year: 'YYYY' })).toBe('MM/YYYY')
})

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9h30', '09:30'],
  ['9.30 pm', '21:30'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['24:00', '00:00'],
  ['', ''],
  ['25', undefined],
  ['9:75', undefined],
  ['soon', undefined],
])('reads the time %j as %s', (text, time) => {
  expect(readDate(text, 'time', 'en-US')).toBe(time)
})

it.each([
  ['12/5/2026', 'en-US', '2026-12-05'],
  ['5.12.2026', 'de-DE', '2026-12-05'],
  ['05122026', 'fr-FR', '2026-12-05'],
  ['2026-12-05', 'de-DE', '2026-12-05'],
  ['02/30/2026', 'en-US', undefined],
  ['12/5/26', 'en-US', undefined],
  ['12/5', 'en-US', undefined],
])('reads the date %j in %s as %s', (text, language, date) => {
  expect(readDate(text, 'date', language)).toBe(date)
})

it('counts a time only with its minutes while it is being written', () => {
  expect(isWhole('9', 'time')).toBe(false)
  expect(isWhole('9:3', 'time')).toBe(false)
  expect(isWhole('9:30', 'time')).toBe(true)
  expect(isWhole('12/05/2026', 'datetime')).toBe(false)
  expect(isWhole('12/05/2026, 9:30', 'datetime')).toBe(true)
})

it('steps by days, months and minutes', () => {
  expect(stepDate('2026-12-31', 'date', 1, 5)).toBe('2027-01-01')
  expect(stepDate('2026-12', 'month', 1, 5)).toBe('2027-01')
  expect(stepDate('09:58', 'time', 1, 5)).toBe('10:03')
  expect(stepDate('23:58', 'time', 1, 5)).toBe('23:58')
  expect(stepDate('2026-12-31T10:00', 'datetime', -1, 5)).toBe('2026-12-30T10:00')
})

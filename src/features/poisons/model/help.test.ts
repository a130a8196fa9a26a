import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { specialityIds } from '#contract/doctors/specialities.ts'
import { hotlinesIn, vetsWithinTheHour } from './help.ts'

const now = Date.parse('2026-03-02T20:00:00.000Z')
const card = (speciality: string, times: readonly { minutes: number; mode: string }[]) =>
  ({
    id: '00000000-0000-7000-8000-000000000001',
    speciality,
    nextFree: times.map(({ minutes, mode }) => ({ start: new Date(now + minutes * 60_000).toISOString(), mode })),
  }) as unknown as DoctorCard

test('nobody but general practice, and no time later than an hour, is offered as help', () => {
  const times = fc.array(fc.record({ minutes: fc.integer({ min: 0, max: 600 }), mode: fc.constantFrom('video', 'clinic') }))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...specialityIds), times)), fc.constantFrom('video', 'clinic'), (all, mode) => {
      const found = vetsWithinTheHour(
        all.map(([speciality, free]) => card(speciality, free)),
        mode,
        now,
      )
      const expected = all
        .filter(([speciality]) => ['small-animals', 'exotic-animals', 'equine'].includes(speciality))
        .map(([, free]) => free.filter((time) => time.minutes <= 60 && time.mode === mode).length)
        .filter((count) => count > 0)
      expect(found.map(({ nextFree }) => nextFree.length)).toEqual(expected)
    }),
    { seed: 25 },
  )
})

test('hotlines are those of the reader’s country; elsewhere those that take calls from abroad, and that is said', () => {
  expect(hotlinesIn('Europe/London')).toMatchObject({ country: 'GB', lines: [{ tel: '+441202509000' }] })
  expect(hotlinesIn('Australia/Sydney')).toMatchObject({ country: 'AU', lines: [{ tel: '1300869738' }] })
  expect(hotlinesIn('Etc/UTC').country).toBeNull()
  expect(hotlinesIn('Asia/Tokyo').lines.every(({ tel }) => tel.startsWith('+'))).toBe(true)
})

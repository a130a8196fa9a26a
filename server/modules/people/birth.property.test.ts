import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '#server/kernel/errors.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { isBeforeBirth, refuseBeforeBirth } from './birth.ts'

const instant = fc.date({ min: new Date('1900-02-01'), max: new Date('2199-11-30'), noInvalidDate: true })
const day = instant.map((date) => date.toISOString().slice(0, 10))
const near = fc.tuple(instant, fc.integer({ min: -72 * 60, max: 72 * 60 }))
const settings = { seed: 20_261_128, numRuns: 500 }

describe('what is before a birth', () => {
  it('is every earlier day, and no other', () => {
    fc.assert(
      fc.property(day, day, (birth, other) => {
        expect(isBeforeBirth(other, birth)).toBe(Date.parse(other) < Date.parse(birth))
        expect(isBeforeBirth(other, null)).toBe(false)
      }),
      settings,
    )
  })

  it('is an instant at which the day of birth had begun nowhere on earth', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Auckland', 'Asia/Tokyo', 'UTC', 'America/New_York', 'Pacific/Pago_Pago']
    fc.assert(
      fc.property(near, ([born, minutes]) => {
        // Kiribati has been at UTC+14 since 1995.
        fc.pre(born.getTime() > Date.parse('1996-01-01'))
        const birth = born.toISOString().slice(0, 10)
        const at = new Date(born.getTime() + minutes * 60_000)
        expect(isBeforeBirth(at.toISOString(), birth)).toBe(zones.every((zone) => dayIn(zone, at) < birth))
      }),
      settings,
    )
  })

  it('is refused by the name of its field', () => {
    expect(() => refuseBeforeBirth('facts.date', '2019-12-31', '2020-01-01')).toThrow(Refusal)
    try {
      refuseBeforeBirth('facts.date', '2019-12-31', '2020-01-01')
    } catch (error) {
      expect((error as Refusal).more.errors).toMatchObject([{ field: 'facts.date', code: 'before_birth' }])
    }
    for (const moment of [null, undefined, '2020-01-01', '2019-12-31T11:00:00.000Z'])
      expect(() => refuseBeforeBirth('facts.date', moment, '2020-01-01')).not.toThrow()
  })
})

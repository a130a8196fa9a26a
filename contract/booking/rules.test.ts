import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursFault, minutesOf, wallTimeOf } from './hours.ts'
import { absenceRefundShare, isVerbAllowed, refundGround, refundShare, refundStartAfterMove, whoCame } from './rules.ts'
import { appointmentStates } from './states.ts'

const start = Date.parse('2026-11-20T14:00:00Z')
const hour = 3_600_000

describe('refunds', () => {
  it('give a patient everything at exactly 24 hours ahead, and half of it a millisecond later', () => {
    expect(refundShare('patient', start, start - 24 * hour)).toBe(1)
    expect(refundShare('patient', start, start - 24 * hour + 1)).toBe(0.5)
    expect(refundShare('patient', start, start)).toBe(0.5)
  })

  it('give everything back when the practice cancels, however late', () => {
    expect(refundShare('doctor', start, start + hour)).toBe(1)
    expect(refundShare('staff', start, start - 48 * hour)).toBe(1)
  })

  it('are not won back by moving a visit whose full refund is gone', () => {
    const later = start + 72 * hour
    expect(refundStartAfterMove(start, later, start - 24 * hour)).toBe(later)
    expect(refundStartAfterMove(start, later, start - 24 * hour + 1)).toBe(start)
  })

  it('tell why: in time, too late, booked too late for all of it, or moved too late', () => {
    const early = { start, reckonedFrom: start, bookedAt: start - 72 * hour }
    expect(refundGround(early, start - 24 * hour)).toBe('in_time')
    expect(refundGround(early, start - 24 * hour + 1)).toBe('too_late')
    const lastMinute = { ...early, bookedAt: start - 23 * hour }
    expect(refundGround(lastMinute, start - 22 * hour)).toBe('booked_late')
    const later = start + 72 * hour
    const moved = (now: number) => ({ ...lastMinute, start: later, reckonedFrom: refundStartAfterMove(start, later, now) })
    expect(refundGround(moved(start - 22 * hour), start - 22 * hour)).toBe('moved_late')
    expect(refundGround(moved(start - 25 * hour), start - 22 * hour)).toBe('in_time')
  })

  it('never become better by moving a visit whose full refund is gone, wherever to and however often', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -24 * 60 + 1, max: 0 }),
        fc.array(fc.integer({ min: 1, max: 90 * 24 }), { minLength: 1, maxLength: 5 }),
        (minutes, hoursLater) => {
          const now = start + minutes * 60_000
          const reckoned = hoursLater.reduce((from, later) => refundStartAfterMove(from, start + later * hour, now), start)
          expect(refundShare('patient', reckoned, now)).toBe(0.5)
        },
      ),
      { seed: 20_261_120 },
    )
  })

  it('give nothing for a patient who does not come and everything for a doctor who does not', () => {
    expect(absenceRefundShare('patient')).toBe(0)
    expect(absenceRefundShare('doctor')).toBe(1)
  })
})

describe('what may be done now', () => {
  const appointment = { state: 'confirmed', start: '2026-11-20T14:00:00.000Z', end: '2026-11-20T14:30:00.000Z' } as const

  it('opens the waiting room ten minutes ahead, until the visit would be over', () => {
    expect(isVerbAllowed('checkIn', 'patient', appointment, start - 10 * 60_000 - 1)).toBe(false)
    expect(isVerbAllowed('checkIn', 'patient', appointment, start - 10 * 60_000)).toBe(true)
    expect(isVerbAllowed('checkIn', 'patient', appointment, start + 30 * 60_000)).toBe(false)
  })

  it('lets absence be reported from ten minutes after the start', () => {
    expect(isVerbAllowed('reportPatientAbsent', 'doctor', appointment, start + 10 * 60_000 - 1)).toBe(false)
    expect(isVerbAllowed('reportPatientAbsent', 'doctor', appointment, start + 10 * 60_000)).toBe(true)
    expect(isVerbAllowed('reportDoctorAbsent', 'patient', { ...appointment, state: 'waiting' }, start + 10 * 60_000)).toBe(true)
    expect(isVerbAllowed('reportDoctorAbsent', 'patient', appointment, start + 10 * 60_000)).toBe(true)
    expect(isVerbAllowed('reportDoctorAbsent', 'patient', appointment, start + 10 * 60_000 - 1)).toBe(false)
    expect(isVerbAllowed('reportDoctorAbsent', 'patient', { ...appointment, state: 'in_progress' }, start + 10 * 60_000)).toBe(
      false,
    )
  })

  it('lets nobody be reported who is known to have come', () => {
    const later = start + 24 * hour
    expect(isVerbAllowed('reportPatientAbsent', 'doctor', { ...appointment, state: 'waiting' }, later)).toBe(false)
    expect(isVerbAllowed('reportPatientAbsent', 'staff', appointment, later)).toBe(true)
    for (const state of appointmentStates) {
      for (const side of whoCame({ state })) {
        const verb = side === 'patient' ? 'reportPatientAbsent' : 'reportDoctorAbsent'
        const by = side === 'patient' ? 'doctor' : 'patient'
        expect(isVerbAllowed(verb, by, { ...appointment, state }, later)).toBe(false)
      }
    }
  })

  it('moves a visit only before it begins', () => {
    expect(isVerbAllowed('reschedule', 'patient', appointment, start - 1)).toBe(true)
    expect(isVerbAllowed('reschedule', 'patient', appointment, start)).toBe(false)
  })
})

describe('hours of a day', () => {
  it('reads and writes wall times, 24:00 included', () => {
    expect(['00:00', '09:05', '24:00'].map((wall) => wallTimeOf(minutesOf(wall)))).toEqual(['00:00', '09:05', '24:00'])
  })

  it('names the first fault: an end before its beginning, an overlap, a wrong order', () => {
    expect(hoursFault([{ from: '09:00', to: '09:00' }])).toMatchObject({ index: 0, field: 'to', code: 'ends_before_start' })
    expect(
      hoursFault([
        { from: '09:00', to: '12:00' },
        { from: '11:59', to: '13:00' },
      ]),
    ).toMatchObject({ index: 1, field: 'from', code: 'overlaps' })
    expect(
      hoursFault([
        { from: '13:00', to: '14:00' },
        { from: '09:00', to: '10:00' },
      ]),
    ).toMatchObject({ index: 1, code: 'overlaps' })
    expect(
      hoursFault([
        { from: '09:00', to: '12:00' },
        { from: '12:00', to: '24:00' },
      ]),
    ).toBeNull()
  })
})

import { expect, it } from 'vitest'
import { weekAhead } from './week-ahead.ts'

const now = Date.parse('2026-11-30T22:30:00.000Z')

it('begins today where the doctor is, and has seven days', () => {
  expect(weekAhead(now, 'America/New_York')).toEqual({ from: '2026-11-30', to: '2026-12-06' })
  expect(weekAhead(now, 'Asia/Kolkata')).toEqual({ from: '2026-12-01', to: '2026-12-07' })
})

it('goes on by whole weeks', () => {
  expect(weekAhead(now, 'Europe/London', 5)).toEqual({ from: '2027-01-04', to: '2027-01-10' })
})

import { expect, it } from 'vitest'
import { nextVaccination } from './pet-reminders.ts'

const given = (vaccine: string, date: string, due: string | null) => ({ vaccine, date, due, batch: '' })

it('reminds of the vaccination that is due first', () => {
  const vaccinations = [given('Rabies', '2026-05-04', '2027-05-04'), given('Distemper', '2026-01-01', '2026-12-01')]
  expect(nextVaccination({ vaccinations }, '2026-11-20')).toEqual({ vaccine: 'Distemper', due: '2026-12-01', standing: 'soon' })
  expect(nextVaccination({ vaccinations }, '2026-10-20')?.standing).toBe('later')
  expect(nextVaccination({ vaccinations }, '2026-12-01')?.standing).toBe('soon')
  expect(nextVaccination({ vaccinations }, '2026-12-02')?.standing).toBe('overdue')
})

it('forgets what was due before once the vaccination was repeated', () => {
  const vaccinations = [given('Rabies', '2026-05-04', '2027-05-04'), given('Rabies', '2025-05-04', '2026-05-04')]
  expect(nextVaccination({ vaccinations }, '2026-11-20')?.due).toBe('2027-05-04')
})

it('is silent where nothing is due', () => {
  expect(nextVaccination({ vaccinations: [given('Rabies', '2026-05-04', null)] }, '2026-11-20')).toBeNull()
  expect(nextVaccination({ vaccinations: [] }, '2026-11-20')).toBeNull()
})

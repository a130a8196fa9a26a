import { expect, it } from 'vitest'
import { calendarDate, dateInput, instant, instantInput, localTimeInput } from './values.ts'

it('takes days and instants of people’s years, and answers any', () => {
  for (const year of ['1900', '2026', '2199']) {
    expect(dateInput.safeParse(`${year}-06-01`).success).toBe(true)
    expect(instantInput.safeParse(`${year}-06-01T10:00:00.000Z`).success).toBe(true)
    expect(localTimeInput.safeParse(`${year}-06-01T10:00`).success).toBe(true)
  }
  for (const year of ['0000', '0001', '1899', '2200', '9999']) {
    for (const [schema, text] of [
      [dateInput, `${year}-06-01`],
      [instantInput, `${year}-06-01T10:00:00.000Z`],
      [localTimeInput, `${year}-06-01T10:00`],
    ] as const)
      expect(schema.safeParse(text).error?.issues, text).toMatchObject([{ params: { code: 'year_out_of_range' } }])
    expect(calendarDate.safeParse(`${year}-06-01`).success).toBe(true)
    expect(instant.safeParse(`${year}-06-01T10:00:00.000Z`).success).toBe(true)
  }
})

it('takes no finer fraction of a second than a millisecond', () => {
  expect(instantInput.safeParse('2026-06-01T10:00:00.0000000001Z').success).toBe(false)
})

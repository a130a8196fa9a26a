import { expect, test } from 'vitest'
import { hotlinesFromAbroad, poisonHotlines } from './hotlines.ts'

test('what a phone dials is what is shown, and a service called from abroad has a country’s code', () => {
  for (const [country, lines] of Object.entries(poisonHotlines)) {
    expect(country).toMatch(/^[A-Z]{2}$/)
    expect(lines.length).toBeGreaterThan(0)
    for (const { number, tel } of lines) expect(tel).toBe(number.replaceAll(' ', ''))
  }
  for (const { tel } of hotlinesFromAbroad) expect(tel).toMatch(/^\+\d{8,15}$/)
})

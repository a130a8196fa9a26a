import { describe, expect, it } from 'vitest'
import { findCutDates, readSources } from './utc-days.ts'

const findIn = (text: string, file = 'server/modules/care/x.ts') => findCutDates([{ file, text }])

describe('dates cut out of instants', () => {
  it.each([
    'const today = clock.now().toISOString().slice(0, 10)',
    'const month = clock.now().toISOString().slice(0, 7)',
    'const today = now\n  .toISOString()\n  .slice(0, 10)',
    'const day = row.filled_at.slice(0, 10)',
    'const day = at.substring(0, 10)',
    "const [day] = at.split('T')",
    'where(sql`due_on <= ${now.toISOString()}::date + 4`)',
    'sql`select current_date`',
    'sql`select now()::date`',
  ])('refuses %s', (text) => {
    expect(findIn(text)).toHaveLength(1)
  })

  it.each([
    'const today = dayIn(actor.timeZone, clock.now())',
    'const day = utcDay(at)',
    'const time = new Date(instant).toISOString().slice(0, 16)',
    'sql`(${now.toISOString()}::timestamptz at time zone users.time_zone)::date`',
    'const month = day.slice(0, 7)',
    'items.slice(0, 100)',
  ])('takes %s', (text) => {
    expect(findIn(text)).toEqual([])
  })

  it('names the line', () => {
    expect(findIn('const now = 1\nconst day = at.slice(0, 10)')[0]).toMatch(/^server\/modules\/care\/x\.ts:2 /)
  })

  it('there are none', () => {
    const sources = readSources()
    expect(sources.length).toBeGreaterThan(1000)
    expect(findCutDates(sources)).toEqual([])
  })
})

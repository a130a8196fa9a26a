import { describe, expect, it } from 'vitest'
import { locales } from '#contract/kernel/values.ts'
import { hasWords } from './search-text.ts'
import { zoneOptions, type ZoneOption } from './zone-options.ts'

const found = (options: readonly ZoneOption[], typed: string) =>
  options.filter(({ label, keywords }) => hasWords(`${label} ${keywords}`, typed)).map(({ value }) => value)

describe('time zones to choose', () => {
  it('have the city and the country in the reader’s language', () => {
    const labelIn = (language: string) => zoneOptions(language).find(({ value }) => value === 'Europe/Berlin')?.label
    expect([labelIn('en-US'), labelIn('de-DE'), labelIn('fr-FR')]).toEqual([
      'Berlin, Germany',
      'Berlin, Deutschland',
      'Berlin, Allemagne',
    ])
  })

  it.each([
    ['en-US', 'new york', 'America/New_York'],
    ['en-US', 'brazil', 'America/Sao_Paulo'],
    ['fr-FR', 'etats-unis', 'America/Chicago'],
    ['de-DE', 'osterreich', 'Europe/Vienna'],
    ['ar', 'مصر', 'Africa/Cairo'],
    ['es-ES', 'Europe/Madrid', 'Europe/Madrid'],
    ['en-US', 'Tokyo, Japan', 'Asia/Tokyo'],
  ])('in %s are found by "%s"', (language, typed, zone) => {
    expect(found(zoneOptions(language), typed)).toContain(zone)
  })

  it('are called as their cities are today, and found by both names', () => {
    const options = zoneOptions('en-US', 'Asia/Kolkata')
    const indian = options.filter(({ label }) => label.endsWith(', India'))
    expect(indian).toEqual([{ value: 'Asia/Kolkata', label: 'Kolkata, India', keywords: 'Asia/Kolkata Kolkata' }])
    expect(zoneOptions('en-US').filter(({ label }) => label === 'Kolkata, India')).toHaveLength(1)
  })

  it.each(locales)('name nothing twice and leave no zone without a country but UTC, in %s', (language) => {
    const options = zoneOptions(language, 'Europe/Paris', 'UTC')
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
    expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining(['Europe/Paris', 'UTC', 'Asia/Tokyo']))
    expect(options.filter(({ label }) => !label.includes(', ')).map(({ value }) => value)).toEqual(['UTC'])
  })
})

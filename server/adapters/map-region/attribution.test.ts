import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mapRegion } from '#contract/kernel/map-region.ts'
import { attributionParts } from './attribution.ts'

const openStreetMap = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }

it('keeps what is said and the addresses of pages, and drops what could run', () => {
  expect(
    attributionParts(
      '<a href="https://github.com/protomaps/basemaps">Protomaps</a> &copy; <a href=\'https://openstreetmap.org\' onclick="steal()">OpenStreetMap</a>',
    ),
  ).toEqual([
    { text: 'Protomaps', url: 'https://github.com/protomaps/basemaps' },
    { text: '©', url: null },
    { text: 'OpenStreetMap', url: 'https://openstreetmap.org' },
  ])
  expect(attributionParts('<a href="javascript:alert(1)">The town</a><script>alert(2)</script>')).toEqual([
    { text: 'The town', url: null },
    { text: 'alert(2)', url: null },
  ])
})

it('names OpenStreetMap where an archive names nobody', () => {
  for (const nothing of [undefined, null, '', '  ', '<br>', 7, {}]) expect(attributionParts(nothing)).toEqual([openStreetMap])
})

it('is fit to be sent and shown, whatever an archive says', () => {
  const shape = mapRegion.shape.attribution
  const html = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('<a href="', 'https://x', 'https://[', '">', '</a>', '<', '>', '&lt;', 'ab', ' ', '"'))
      .map((all) => all.join('')),
  )
  fc.assert(
    fc.property(html, (said) => {
      const parts = attributionParts(said)
      expect(shape.safeParse(parts).success).toBe(true)
      expect(parts.length).toBeGreaterThan(0)
      expect(parts.length).toBeLessThanOrEqual(6)
      for (const { text } of parts) expect(text.length).toBeLessThanOrEqual(80)
    }),
    { seed: 20260402, numRuns: 2000 },
  )
})

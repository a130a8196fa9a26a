import { createExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { mapSchemas } from '#contract/kernel/map-region.ts'
import { nameIn, regionStyle, tilesAt } from './region-style.ts'

const colour = 'rgb(1, 2, 3)'
const colours = {
  land: colour,
  water: colour,
  green: colour,
  wood: colour,
  built: colour,
  building: colour,
  road: colour,
  largeRoad: colour,
  edge: colour,
  path: colour,
  text: colour,
  quietText: colour,
}
const look = { colours, language: 'en-US', fonts: ['Figtree', 'sans-serif'] }

function nameOf(language: string, properties: Record<string, string>): unknown {
  const made = createExpression(nameIn(language), 'layers[0].layout.text-field')
  if (made.result === 'error') throw new Error(made.value.map(({ message }) => message).join())
  return made.value.evaluate({ zoom: 14 }, { type: 'Point', id: 1, properties } as never)
}

describe('the style of a region', () => {
  it.each(mapSchemas)('is one that MapLibre takes, of the layers of %s', (schema) => {
    const style = regionStyle({ ...look, schema }, tilesAt('https://carenest.test/api/maps/region?version=a'))
    expect(validateStyleMin(style)).toEqual([])
    expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
  })

  it('asks nobody for fonts or pictures', () => {
    const style = regionStyle({ ...look, schema: 'protomaps' }, tilesAt('/tiles'))
    expect(style.glyphs).toBeUndefined()
    expect(style.sprite).toBeUndefined()
  })
})

describe('a name on it', () => {
  const names = { name: 'München', 'name:en': 'Munich', 'name:ar': 'ميونخ', 'name:fr': 'Munich (fr)' }

  it('is in the language of who reads it', () => {
    expect([nameOf('en-US', names), nameOf('ar', names), nameOf('fr-FR', names)]).toEqual(['Munich', 'ميونخ', 'Munich (fr)'])
  })

  it('is what people there say where it has none in that language, in letters that can be read where it has such', () => {
    expect([nameOf('hi-IN', names), nameOf('es-ES', names)]).toEqual(['München', 'München'])
    const abroad = { name: '東京', 'name:latin': 'Tōkyō' }
    expect([nameOf('de-DE', abroad), nameOf('ar', abroad)]).toEqual(['Tōkyō', '東京'])
  })
})

import type { MapRegionFacts } from '#contract/kernel/map-region.ts'

type Attribution = MapRegionFacts['attribution']

/** Both schemas are made of it, and it asks to be named: https://www.openstreetmap.org/copyright. */
const openStreetMap: Attribution = [{ text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }]

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#169': '©',
  '#39': "'",
}
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([#\w]+);/g, (whole, name: string) => signs[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s|,·]+|[\s|,·]+$/g, '')

/** So many and so long; what an archive says is shown on every map. */
const most = { parts: 6, letters: 80 }

/** What an archive says of whose data it is, a piece of HTML by custom, as texts and addresses: nothing of it is ever shown as HTML. */
export function attributionParts(html: unknown): Attribution {
  if (typeof html !== 'string') return openStreetMap
  const parts = html.split(/(<a\s[^>]*>[\s\S]*?<\/a>)/i).flatMap((piece) => {
    const text = plain(piece).slice(0, most.letters)
    if (text === '') return []
    const [, address] = /^<a\s[^>]*?href\s*=\s*["']?(https?:\/\/[^\s"'>]+)/i.exec(piece) ?? []
    return [{ text, url: address && URL.canParse(address) ? address : null }]
  })
  return parts.length === 0 ? openStreetMap : parts.slice(0, most.parts)
}

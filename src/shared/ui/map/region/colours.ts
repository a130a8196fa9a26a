/** What a region's map is drawn in, and the custom properties (`Region.module.css`) that say it. */
const properties = {
  land: '--map-land',
  water: '--map-sea',
  green: '--map-green',
  wood: '--map-wood',
  built: '--map-built',
  building: '--map-building',
  road: '--map-road',
  largeRoad: '--map-large-road',
  edge: '--map-edge',
  path: '--map-path',
  text: '--text',
  quietText: '--text-quiet',
} as const

export type RegionColours = Readonly<Record<keyof typeof properties, string>>

/**
 * The colours as they stand at an element now. They are mixed of our tokens by the browser, in notations that MapLibre does not read: so each
 * is painted on one pixel and read from there.
 */
export function coloursAt(element: HTMLElement): RegionColours {
  const probe = element.appendChild(document.createElement('span'))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })!
  const seen = (property: string) => {
    probe.style.color = `var(${property})`
    brush.fillStyle = getComputedStyle(probe).color
    brush.fillRect(0, 0, 1, 1)
    return `rgb(${brush.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`
  }
  const colours = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, seen(property)]),
  ) as RegionColours
  probe.remove()
  return colours
}

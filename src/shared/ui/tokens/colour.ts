/** Colour arithmetic of WCAG 2.2, on `#rrggbb` only. Used when the tokens are put together and by their contrast test. */
export type Hex = `#${string}`

function channels(colour: Hex): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `share` (0–1) of `colour` laid over `ground`. */
export function mix(colour: Hex, ground: Hex, share: number): Hex {
  const [from, to] = [channels(colour), channels(ground)]
  const mixed = from.map((channel, index) => Math.round(channel * share + (to[index] ?? 0) * (1 - share)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: Hex): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** Zones to choose from, the given ones among them even where this device lists them under another name. */
export function timeZones(...known: readonly string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...known])].sort()
}

export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

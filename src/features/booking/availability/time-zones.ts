/** The IANA zones this browser knows, the given one among them. */
export function timeZones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(chosen) ? known : [chosen, ...known]
}

import { readPersonId } from '#shared/session/person-id.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How a person likes to see a list. */
export interface KeptSettings {
  /** Keys of hidden columns; absent while the person has not chosen. */
  hidden?: readonly string[]
  density: Density
}

export const usualSettings: KeptSettings = { density: 'comfortable' }

/** For each person on this device and each list: two people at one computer do not change each other's tables. */
const keyOf = (list: string) => `carenest:list:${readPersonId(browserStorage) ?? 'visitor'}:${list}`

export function readSettings(list: string): KeptSettings {
  try {
    return checkedSettings(JSON.parse(browserStorage.getItem(keyOf(list)) ?? 'null'))
  } catch {
    return usualSettings
  }
}

/** A full storage is no fault: the choice then lasts as long as the screen. */
export function writeSettings(list: string, settings: KeptSettings): void {
  try {
    browserStorage.setItem(keyOf(list), JSON.stringify(settings))
  } catch {
    // See above.
  }
}

/** Whatever storage held, as settings: an older or damaged form gives the usual ones. */
export function checkedSettings(value: unknown): KeptSettings {
  if (typeof value !== 'object' || value === null) return usualSettings
  const { hidden, density } = value as Record<string, unknown>
  return {
    ...(Array.isArray(hidden) && { hidden: hidden.filter((key) => typeof key === 'string') }),
    density: densities.find((one) => one === density) ?? usualSettings.density,
  }
}

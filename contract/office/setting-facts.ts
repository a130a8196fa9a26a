import { merged, type KeyIn } from '../capabilities.ts'
import type { SettingFacts } from '../kernel/capability.ts'

/** What administrators set: of all capabilities. */
export type SettingName = KeyIn<'settings'>

export const settingFacts: Readonly<Record<SettingName, SettingFacts>> = merged('settings')

export const settingNames = Object.keys(settingFacts) as [SettingName, ...SettingName[]]

/**
 * What is in force of what was set last; `null`: nothing was, or it was put back. A value beyond the bounds of this version of the platform
 * counts as the nearest one within.
 */
export function inForce(name: SettingName, set: number | null): number {
  const { usual, least, most } = settingFacts[name]
  return Math.min(most, Math.max(least, set ?? usual))
}

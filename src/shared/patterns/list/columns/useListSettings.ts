import { useState } from 'react'
import { readSettings, usualSettings, writeSettings, type KeptSettings } from './kept-settings.ts'

/** Columns and density of the list by this name, as this person on this device last chose them. */
export function useListSettings(list: string) {
  const [settings, setSettings] = useState(() => readSettings(list))
  const change = (next: KeptSettings) => {
    setSettings(next)
    writeSettings(list, next)
  }
  return {
    ...settings,
    setHidden: (hidden: readonly string[] | undefined) => change({ density: settings.density, ...(hidden && { hidden }) }),
    setDensity: (density: KeptSettings['density']) => change({ ...settings, density }),
    reset: () => change(usualSettings),
  }
}

export type ListSettings = ReturnType<typeof useListSettings>

import { browserStorage } from '#shared/session/safe-storage.ts'
import { themeKey as key } from '../document/before-first-paint.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The appearance chosen on this device. */
export function storedTheme(): Theme {
  const stored = browserStorage.getItem(key)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Shows an appearance; `system` leaves it to the device. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function chooseTheme(theme: Theme): void {
  browserStorage.setItem(key, theme)
  applyTheme(theme)
}

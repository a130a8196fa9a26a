/** What the page is asked for by buttons, as if its keys had been pressed; `detail` says which shortcut. */
export const shortcutAsked = 'carenest:shortcut'

/** Opens the command palette, wherever the button stands. */
export function askForPalette(): void {
  dispatchEvent(new CustomEvent(shortcutAsked, { detail: 'palette' }))
}

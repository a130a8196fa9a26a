/** What the page is asked for by buttons, as if its keys had been pressed; `detail` says which shortcut. */
export const shortcutRequested = 'carenest:shortcut'

/** Opens the command palette, wherever the button stands. */
export function requestPalette(): void {
  dispatchEvent(new CustomEvent(shortcutRequested, { detail: 'palette' }))
}

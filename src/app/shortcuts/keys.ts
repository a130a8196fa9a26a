import type { Shortcut } from './registry.ts'

/** A key as the registry writes it: `mod+k`, `/`, `g`. On keyboards of other scripts the letter that stands in its place. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | undefined {
  if (event.altKey) return undefined
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase()
  const isAscii = /^[!-~]$/.test(event.key)
  const written = event.key === '؟' ? '?' : isAscii ? event.key.toLowerCase() : (letter ?? event.key)
  return event.ctrlKey || event.metaKey ? `mod+${written}` : written
}

/** What pressing a key after another means. `pending`: it begins something, and the next key decides. */
export type Meaning = { readonly shortcut: Shortcut } | { readonly pending: string } | undefined

export function meaningOf(shortcuts: readonly Shortcut[], before: string | undefined, key: string): Meaning {
  const second = shortcuts.find(({ keys }) => keys.length === 2 && keys[0] === before && keys[1] === key)
  if (second) return { shortcut: second }
  const single = shortcuts.find(({ keys }) => keys.length === 1 && keys[0] === key)
  if (single) return { shortcut: single }
  return shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key) ? { pending: key } : undefined
}

/** Somebody writes here, so that letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null
}

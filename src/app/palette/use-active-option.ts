import { type KeyboardEvent, useEffect, useId, useState } from 'react'

/**
 * The option of a listbox that the keyboard is at while the focus stays in its field (WAI-ARIA, combobox with a list): arrows walk
 * around, Home and End go to the ends while nothing is typed, Enter chooses. A new list begins at its first option.
 */
export function useActiveOption(count: number, list: string, isTyped: boolean, onChoose: (at: number) => void) {
  const id = useId()
  const [moved, setMoved] = useState({ list, at: 0 })
  const at = moved.list === list ? Math.min(moved.at, count - 1) : 0
  const move = (to: number) => setMoved({ list, at: to })
  const optionId = (option: number) => `${id}-${option}`

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at, list])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return
    const targets: Partial<Record<string, number>> = {
      ArrowDown: (at + 1) % count,
      ArrowUp: (at - 1 + count) % count,
      // In a text they go to its ends.
      ...(!isTyped && { Home: 0, End: count - 1 }),
      PageDown: Math.min(at + 8, count - 1),
      PageUp: Math.max(at - 8, 0),
    }
    const target = targets[event.key]
    if (target === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (target === undefined) onChoose(at)
    else move(target)
  }
  return { at, move, optionId, onKeyDown, listId: id }
}

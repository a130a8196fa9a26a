import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { allSelected, selectedOf, withToggled } from './selection.ts'

const none: ReadonlySet<string> = new Set()

/** Which rows are selected. `keys` are those of the rows shown, in their order; what disappears is selected no more. */
export function useSelection(keys: readonly string[]) {
  const [selected, setSelected] = useState(none)
  const last = useRef<string>(undefined)
  const shown = useRef(keys)
  useLayoutEffect(() => {
    shown.current = keys
  })

  // One function for all rows, which stays the same: a row is drawn again only when something about it changes.
  const toggle = useCallback((key: string, isSelected: boolean, isRange: boolean) => {
    const from = isRange ? last.current : undefined
    last.current = key
    setSelected((before) => withToggled(shown.current, before, key, isSelected, from))
  }, [])
  return {
    keys: selectedOf(keys, selected),
    all: allSelected(keys, selected),
    has: (key: string) => selected.has(key),
    toggle,
    toggleAll: (isSelected: boolean) => setSelected(isSelected ? new Set(keys) : none),
    /** Keeps only these selected: the rows that could not be done. */
    keep: (kept: readonly string[]) => setSelected(new Set(kept)),
  }
}

export type Selection = ReturnType<typeof useSelection>

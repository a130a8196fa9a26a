/** What is selected of the rows that are shown: keys of rows that have gone do not count. */
export function selectedOf(keys: readonly string[], selected: ReadonlySet<string>): string[] {
  return keys.filter((key) => selected.has(key))
}

export type AllSelected = 'all' | 'some' | 'none'

export function allSelected(keys: readonly string[], selected: ReadonlySet<string>): AllSelected {
  const count = selectedOf(keys, selected).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** With `key` selected or not; with `from`, everything between the two as well, as shift does. */
export function withToggled(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  key: string,
  isSelected: boolean,
  from?: string,
): ReadonlySet<string> {
  const [one, other] = [keys.indexOf(from ?? key), keys.indexOf(key)]
  const range = one < 0 ? [key] : keys.slice(Math.min(one, other), Math.max(one, other) + 1)
  const after = new Set(selected)
  for (const each of range) {
    if (isSelected) after.add(each)
    else after.delete(each)
  }
  return after
}

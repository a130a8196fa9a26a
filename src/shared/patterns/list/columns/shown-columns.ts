interface Choosable {
  readonly key: string
  readonly hiddenAtFirst?: boolean
}

/** The keys that are hidden: those chosen by the person, or what the screen hides at first. The first column never is. */
export function hiddenKeys(columns: readonly Choosable[], chosen: readonly string[] | undefined): string[] {
  const others = columns.slice(1)
  const hidden = chosen ? others.filter(({ key }) => chosen.includes(key)) : others.filter((column) => column.hiddenAtFirst)
  return hidden.map(({ key }) => key)
}

/** The columns that are shown, in the screen's order. */
export function shownColumns<Column extends Choosable>(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
): readonly Column[] {
  const hidden = hiddenKeys(columns, chosen)
  return hidden.length === 0 ? columns : columns.filter(({ key }) => !hidden.includes(key))
}

/** Drafts live with the tab and end with it, so that nothing personal stays on a shared device. */
const keyOf = (name: string) => `carenest:draft:${name}`

export function readDraft<Values>(name: string | undefined): Partial<Values> | undefined {
  if (!name) return undefined
  try {
    const text = sessionStorage.getItem(keyOf(name))
    const draft: unknown = text && JSON.parse(text)
    return typeof draft === 'object' && draft !== null ? draft : undefined
  } catch {
    return undefined
  }
}

/** Without `values`, forgets it. A full or forbidden storage is no fault: the draft is only a kindness. */
export function writeDraft(name: string | undefined, values?: object): void {
  if (!name) return
  try {
    if (values) sessionStorage.setItem(keyOf(name), JSON.stringify(values))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // See above.
  }
}

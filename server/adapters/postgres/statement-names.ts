/**
 * Names for statements that come again and again, so that PostgreSQL keeps how it reads and plans them: that took it longer than to
 * answer. A text is named at its third use; so many at most, for each connection keeps every named one.
 */
export function createStatementNames(atMost = 300): (statement: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (statement) => {
    const known = names.get(statement)
    if (known !== undefined || names.size >= atMost) return known
    const count = (uses.get(statement) ?? 0) + 1
    if (count < 3) {
      // What comes once in a while must not be remembered for ever.
      if (uses.size >= 10 * atMost) uses.clear()
      uses.set(statement, count)
      return undefined
    }
    uses.delete(statement)
    const name = `carenest_${names.size + 1}`
    names.set(statement, name)
    return name
  }
}

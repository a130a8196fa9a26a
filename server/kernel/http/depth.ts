/**
 * The first field of a JSON value below which objects and lists nest deeper than `deepest`: `''` where the value is no object, `null` where
 * nothing does. Goes through the value without recursion, since what reads it after this recurses.
 */
export function tooDeepField(value: unknown, deepest: number): string | null {
  const waiting: { value: unknown; depth: number; field: string }[] = [{ value, depth: 0, field: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: holder, depth, field } = next
    if (typeof holder !== 'object' || holder === null) continue
    if (depth === deepest) return field
    for (const [key, below] of Object.entries(holder)) {
      waiting.push({ value: below, depth: depth + 1, field: depth === 0 && !Array.isArray(holder) ? key : field })
    }
  }
  return null
}

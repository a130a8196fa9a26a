import type { Import } from './rules.ts'

/** Circles of imports, one line each. A lazy import breaks a circle, and so does one of types alone. */
export function circlesOf(imports: readonly Import[]): string[] {
  const edges = new Map<string, string[]>()
  for (const { from, to, lazy, typeOnly } of imports) {
    if (lazy || typeOnly) continue
    edges.set(from, [...(edges.get(from) ?? []), to])
  }
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file)
    if (start >= 0) {
      circles.push(`circle: ${[...trail.slice(start), file].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return circles
}

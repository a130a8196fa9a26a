import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOfEntry, headFaults, readEntryLine } from '#contract/lists/entry-line.ts'
import { entryColumns } from '#contract/lists/values.ts'
import { planImport, type FoldedName, type KnownEntry, type SentLine } from './plan-import.ts'

const letters = ['a', 'b', 'c', 'd', 'e', 'f']
const folded = (name: string): FoldedName => ({ name, folded: name.toLowerCase() })
const name = fc.constantFrom(...letters, ...letters.map((letter) => letter.toUpperCase())).map(folded)
const unique = fc.uniqueArray(name, { selector: (each) => each.folded, maxLength: 6 })

/** A list whose names are unique: each takes one name, and some of those that are left as other names. */
const lists = unique.chain((names) =>
  fc
    .tuple(
      fc.array(fc.nat(), { minLength: names.length, maxLength: names.length }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    )
    .map(([places, flags]) => {
      const entries: (KnownEntry & { aliases: FoldedName[] })[] = []
      names.forEach((each, index) => {
        const owner = entries[places[index]! % (entries.length + 1)]
        if (owner) owner.aliases.push(each)
        else
          entries.push({
            id: `00000000-0000-4000-8000-00000000000${index}`,
            name: each.name,
            folded: each.folded,
            isRetired: flags[index]!,
            currentId: null,
            aliases: [],
          })
      })
      return entries as readonly KnownEntry[]
    }),
)
const lineOf = (number: number): fc.Arbitrary<SentLine> =>
  fc.record({
    line: fc.constant(number),
    id: fc.constant(null),
    name,
    aliases: fc.option(fc.uniqueArray(name, { selector: (each) => each.folded, maxLength: 3 })),
    isRetired: fc.option(fc.boolean()),
  })
const files = fc.nat({ max: 4 }).chain((length) => fc.tuple(...Array.from({ length }, (_, index) => lineOf(index + 2))))

/** The list after a plan, line by line. */
function after(known: readonly KnownEntry[], lines: readonly SentLine[]): readonly KnownEntry[] {
  const { added, changed } = planImport(known, lines)
  const kept = known.map((entry) => {
    const change = changed.find(({ id }) => id === entry.id)
    if (!change) return entry
    return { ...entry, ...folded(change.name), isRetired: change.isRetired, aliases: change.aliases ?? entry.aliases }
  })
  const fresh = added.map((entry, index) => ({
    ...folded(entry.name),
    id: `new ${index}`,
    isRetired: entry.isRetired,
    currentId: null,
    aliases: entry.aliases ?? [],
  }))
  return [...kept, ...fresh]
}

test('a list that was written and is brought in again is unchanged', () => {
  fc.assert(
    fc.property(lists, (known) => {
      const heads = [...entryColumns]
      expect(headFaults(heads)).toEqual([])
      const lines = known.map((entry, index): SentLine => {
        const read = readEntryLine(heads, cellsOfEntry({ ...entry, aliases: entry.aliases.map((each) => each.name), used: 0 }))
        if (!('line' in read)) throw new Error('a written line is faulty')
        const { line } = read
        return { ...line, line: index + 2, name: folded(line.name), aliases: line.aliases && line.aliases.map(folded) }
      })
      expect(planImport(known, lines)).toEqual({ faults: [], added: [], changed: [], unchanged: known.length })
    }),
  )
})

test('whatever a file without faults says, every name is there once afterwards, and the file again changes nothing', () => {
  fc.assert(
    fc.property(lists, files, (known, lines) => {
      const plan = planImport(known, lines)
      if (plan.faults.length > 0) return
      expect(plan.added.length + plan.changed.length + plan.unchanged).toBe(lines.length)
      const now = after(known, lines)
      const names = now.flatMap((entry) => [entry.folded, ...entry.aliases.map((each) => each.folded)])
      expect(new Set(names).size).toBe(names.length)
      expect(planImport(now, lines)).toMatchObject({ faults: [], added: [], changed: [], unchanged: lines.length })
    }),
    { numRuns: 2000 },
  )
})

test('what is faulty is what a reader of the lines one by one would refuse', () => {
  fc.assert(
    fc.property(lists, files, (known, lines) => {
      const refused = new Set<number>()
      const said = new Set<string>()
      const targets = new Set<string>()
      for (const { line, name: called, aliases } of lines) {
        const target = known.find((entry) => entry.folded === called.folded)
        const isElsewhere = ({ folded: text }: FoldedName) =>
          known.some((entry) => entry !== target && [entry.folded, ...entry.aliases.map((each) => each.folded)].includes(text))
        const names = [called, ...(aliases ?? [])]
        if (names.some(isElsewhere)) refused.add(line)
        const own = new Set([called.folded, ...(aliases ?? []).filter((each) => !isElsewhere(each)).map((each) => each.folded)])
        if ([...own].some((text) => said.has(text)) || (target && targets.has(target.id))) refused.add(line)
        for (const text of own) said.add(text)
        if (target) targets.add(target.id)
      }
      expect(new Set(planImport(known, lines).faults.map(({ line }) => line))).toEqual(refused)
    }),
    { numRuns: 2000 },
  )
})

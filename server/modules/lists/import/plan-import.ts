import { shownValue } from '#contract/kernel/csv-file.ts'
import type { CellFault, EntryLine } from '#contract/lists/entry-line.ts'

/** A name as it was written and as names are held against each other. */
export interface FoldedName {
  readonly name: string
  readonly folded: string
}

export interface KnownEntry {
  readonly id: string
  readonly name: string
  readonly isRetired: boolean
  /** Where it was merged, the entry that it stands for now. */
  readonly currentId: string | null
  readonly aliases: readonly FoldedName[]
  readonly folded: string
}

export interface SentLine extends Omit<EntryLine, 'name' | 'aliases'> {
  readonly line: number
  readonly name: FoldedName
  readonly aliases: readonly FoldedName[] | null
}

export interface PlannedEntry {
  /** `null`: a new one. */
  readonly id: string | null
  readonly name: string
  readonly isRetired: boolean
  /** `null`: they stay. */
  readonly aliases: readonly FoldedName[] | null
}

export interface ImportPlan {
  readonly faults: readonly (CellFault & { readonly line: number })[]
  readonly added: readonly PlannedEntry[]
  readonly changed: readonly PlannedEntry[]
  readonly unchanged: number
}

interface Owner {
  readonly entry: KnownEntry
  readonly isAlias: boolean
}

/**
 * What a file's lines would do to a list. A line is about the entry of its id, else about the one whose name it has, else about a new one.
 * Names are unique within the list and the file: one that another entry has, or an earlier line, is a fault.
 */
export function planImport(known: readonly KnownEntry[], lines: readonly SentLine[]): ImportPlan {
  const byId = new Map(known.map((entry) => [entry.id, entry]))
  const owners = ownersOf(known)
  const said = new Map<string, number>()
  const targets = new Set<string>()
  const faults: (CellFault & { line: number })[] = []
  const added: PlannedEntry[] = []
  const changed: PlannedEntry[] = []
  let unchanged = 0
  for (const sent of lines) {
    const found = readLine(sent, byId, owners)
    const { target } = found
    const names = [sent.name, ...found.aliases]
    const own: CellFault[] = [...found.faults]
    if (names.some(({ folded }) => (said.get(folded) ?? sent.line) !== sent.line) || (target && targets.has(target.id)))
      own.push({ column: 'name', fault: 'repeated', value: shownValue(sent.name.name) })
    for (const { folded } of names) if (!said.has(folded)) said.set(folded, sent.line)
    if (target) targets.add(target.id)
    faults.push(...own.map((fault) => ({ line: sent.line, ...fault })))
    if (own.length > 0) continue
    const planned = {
      id: target?.id ?? null,
      name: sent.name.name,
      isRetired: sent.isRetired ?? target?.isRetired ?? false,
      aliases: sent.aliases && found.aliases,
    }
    if (!target) added.push(planned)
    else if (isSame(target, planned)) unchanged += 1
    else changed.push(planned)
  }
  return { faults, added, changed, unchanged }
}

function ownersOf(known: readonly KnownEntry[]): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>()
  for (const entry of known) {
    owners.set(entry.folded, { entry, isAlias: false })
    for (const { folded } of entry.aliases) owners.set(folded, { entry, isAlias: true })
  }
  return owners
}

/** The entry that a line is about, its other names that are its own to have, and what is wrong with it among all others. */
function readLine(sent: SentLine, byId: ReadonlyMap<string, KnownEntry>, owners: ReadonlyMap<string, Owner>) {
  const faults: CellFault[] = []
  if (sent.name.folded.trim() === '') faults.push({ column: 'name', fault: 'missing', value: shownValue(sent.name.name) })
  const owner = owners.get(sent.name.folded)
  const named = owner && !owner.isAlias && owner.entry.currentId === null ? owner.entry : undefined
  const byItsId = sent.id === null ? undefined : byId.get(sent.id)
  if (sent.id !== null && (!byItsId || byItsId.currentId !== null))
    faults.push({ column: 'id', fault: 'unknown_id', value: sent.id })
  const target = sent.id === null ? named : byItsId
  if (owner && owner.entry !== target) faults.push({ column: 'name', fault: 'taken', value: shownValue(sent.name.name) })
  const aliases: FoldedName[] = []
  for (const alias of sent.aliases ?? []) {
    const { folded } = alias
    if (folded.trim() === '' || folded === sent.name.folded || aliases.some((other) => other.folded === folded)) continue
    const other = owners.get(folded)
    // What was merged into the entry keeps its names, and they find the entry already.
    if (target && other?.entry.currentId === target.id) continue
    // The former name of an entry that the line names anew may stay as another name.
    if (other && other.entry !== target) faults.push({ column: 'aliases', fault: 'taken', value: shownValue(alias.name) })
    else aliases.push(alias)
  }
  return { target, aliases, faults }
}

function isSame(entry: KnownEntry, planned: PlannedEntry): boolean {
  if (entry.name !== planned.name || entry.isRetired !== planned.isRetired) return false
  if (planned.aliases === null) return true
  const before = new Map(entry.aliases.map(({ folded, name }) => [folded, name]))
  return before.size === planned.aliases.length && planned.aliases.every(({ folded, name }) => before.get(folded) === name)
}

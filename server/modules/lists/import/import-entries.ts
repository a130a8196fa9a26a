import { sql } from 'kysely'
import Papa from 'papaparse'
import { headsOf } from '#contract/kernel/csv-cell.ts'
import { readCsvStart } from '#contract/kernel/csv-file.ts'
import { headFaults, readEntryLine, type CellFault } from '#contract/lists/entry-line.ts'
import type { ListFile, ListImport } from '#contract/lists/schemas.ts'
import { listFileLimits, type ReferenceList } from '#contract/lists/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countAnew, manyRows } from '#server/kernel/count-anew.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { listChanged, lockList } from '../lock-list.ts'
import { knownEntries } from './known-entries.ts'
import { planImport, type ImportPlan, type PlannedEntry, type SentLine } from './plan-import.ts'

/**
 * Checks a file against the list, and brings all of it in where that is asked. The check and the bringing in plan by the same rules; a list that
 * was changed in between, by a merge or another file, is checked again first.
 * @throws Refusal 409 `list_changed`; 409 `list_faults` where lines are faulty; 422 for more lines than a file may have
 */
export function importEntries(platform: Platform, actor: Actor, { list, text, applyTo }: ListFile): Promise<ListImport> {
  return platform.transact(async (work) => {
    const version = await lockList(work, list)
    if (applyTo !== undefined && applyTo !== version)
      throw conflict('list_changed', 'The list was changed meanwhile; check again')
    const { lines, faults, count } = await readText(work.db, text)
    const plan = planImport(await knownEntries(work.db, list), lines)
    const all = [...faults, ...plan.faults].sort((one, other) => one.line - other.line)
    const answer = {
      isApplied: applyTo !== undefined,
      lines: count,
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged,
      faultyLines: new Set(all.map(({ line }) => line)).size,
      faults: all.slice(0, listFileLimits.faultsShown),
    }
    if (applyTo === undefined) return { ...answer, version }
    if (all.length > 0) throw conflict('list_faults', 'Lines of the file are faulty: nothing was brought in')
    if (plan.added.length + plan.changed.length === 0) return { ...answer, version }
    await write(platform, work, list, plan)
    if (plan.added.length > manyRows) countAnew(platform, work, ['reference_entries', 'reference_names'])
    const reason = `${plan.added.length} added, ${plan.changed.length} changed`
    await work.audit({ action: 'list.import', recordKind: 'referenceEntry', recordId: '*', userId: actor.userId, reason })
    await listChanged(work, list)
    return { ...answer, version: version + 1 }
  })
}

/** Lines that say something by themselves, with their names folded as the database folds them, and what is wrong with the others. */
async function readText(db: Reader, text: string) {
  const start = readCsvStart(text.replace(/\r\n?/g, '\n'))
  const { delimiter } = start
  const { data } = Papa.parse<string[]>(start.text, { delimiter, newline: '\n', skipEmptyLines: 'greedy' })
  const [first = [], ...rows] = data
  if (rows.length > listFileLimits.lines) throw invalid('text', 'too_long', `A file has at most ${listFileLimits.lines} lines`)
  const faults: (CellFault & { line: number })[] = headFaults(first).map((fault) => ({ line: 1, ...fault }))
  if (faults.length > 0) return { lines: [], faults, count: rows.length }
  const heads = headsOf(first)
  const read = rows.flatMap((cells, index) => {
    const found = readEntryLine(heads, cells)
    if ('line' in found) return [{ number: index + 2, ...found.line }]
    faults.push(...found.faults.map((fault) => ({ line: index + 2, ...fault })))
    return []
  })
  const fold = await folding(
    db,
    read.flatMap(({ name, aliases }) => [name, ...(aliases ?? [])]),
  )
  const lines = read.map(({ number, name, aliases, ...line }): SentLine => {
    return { ...line, line: number, name: fold(name), aliases: aliases && aliases.map(fold) }
  })
  return { lines, faults, count: rows.length }
}

async function folding(db: Reader, names: readonly string[]) {
  const { rows } = await sql<{ folded: string }>`select folded(name) as folded
    from unnest(${sql.val(names)}::text[]) with ordinality as sent (name, position) order by position`.execute(db)
  const folded = new Map(names.map((name, index) => [name, rows[index]!.folded]))
  return (name: string) => ({ name, folded: folded.get(name)! })
}

async function write(platform: Platform, work: Work, list: ReferenceList, plan: ImportPlan): Promise<void> {
  const withId = (entry: PlannedEntry) => ({ ...entry, id: entry.id ?? platform.ids.next() })
  const added = plan.added.map(withId)
  const changed = plan.changed.map(withId)
  const now = platform.clock.now().toISOString()
  // Other names go first, so that one of them may become the name.
  await sql`delete from reference_names where is_alias and entry_id in (
    select id from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as sent (id uuid, aliases jsonb) where jsonb_typeof(aliases) = 'array')`.execute(
    work.db,
  )
  await sql`insert into reference_entries (id, list, name, retired_at)
    select id, ${list}, name, case when "isRetired" then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as sent (id uuid, name text, "isRetired" boolean)`.execute(work.db)
  await sql`update reference_entries set name = sent.name, version = version + 1,
      retired_at = case when "isRetired" then coalesce(retired_at, ${now}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as sent (id uuid, name text, "isRetired" boolean)
    where reference_entries.id = sent.id`.execute(work.db)
  await sql`insert into reference_names (list, folded, entry_id, name, is_alias)
    select ${list}, alias.folded, sent.id, alias.name, true
    from jsonb_to_recordset(${JSON.stringify([...added, ...changed].filter(({ aliases }) => aliases?.length))}::jsonb)
      as sent (id uuid, aliases jsonb)
    cross join lateral jsonb_to_recordset(sent.aliases) as alias (folded text, name text)`.execute(work.db)
}

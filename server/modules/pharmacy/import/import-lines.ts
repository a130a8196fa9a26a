import { sql } from 'kysely'
import { headsOf } from '#contract/kernel/csv-cell.ts'
import { shownValue } from '#contract/kernel/csv-file.ts'
import { minorDigits } from '#contract/kernel/money-text.ts'
import { headFaults, readCatalogueLine } from '#contract/pharmacy/catalogue-line.ts'
import type { CatalogueImport, ImportedLines, ImportProgress, NewImport } from '#contract/pharmacy/schemas.ts'
import { importLimits } from '#contract/pharmacy/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { readImport } from './read-import.ts'

/** @throws Refusal 409 `import_heads` where heads are missing, unknown or there twice, each named */
export async function beginImport(platform: Platform, actor: Actor, input: NewImport): Promise<CatalogueImport> {
  const heads = headsOf(input.heads)
  const { missing, unknown, repeated } = headFaults(heads)
  const errors = [
    ...missing.map((head) => ({ field: 'heads', code: 'missing', message: head })),
    ...unknown.map((head) => ({ field: 'heads', code: 'unknown', message: head })),
    ...repeated.map((head) => ({ field: 'heads', code: 'repeated', message: head })),
  ]
  if (errors.length > 0) throw new Refusal(409, 'import_heads', 'The first line is not that of a catalogue', { errors })
  // Of the unit of work: a call that is made again under its key is answered with the one that was written.
  const id = await platform.transact(async (work) => {
    await rateLimit(platform, work, 'pharmacy.import', actor.userId)
    const row = { id: platform.ids.next(), pharmacy_id: actor.userId, name: input.name, heads, created_at: platform.clock.now() }
    await work.db.insertInto('catalogue_imports').values(row).execute()
    return row.id
  })
  return readImport(platform.db, actor, id)
}

/**
 * Checks some lines and keeps them beside the catalogue. The same lines sent again take the place of those before: after a broken connection
 * nothing is there twice.
 */
export async function sendLines(platform: Platform, actor: Actor, id: string, input: ImportedLines): Promise<ImportProgress> {
  return platform.transact(async (work) => {
    const { heads, lines, faulty_lines: faulty } = await lockImport(work, actor, id)
    const last = input.firstLine + input.lines.length - 1
    if (last > importLimits.lines + 1) throw conflict('import_too_long', `A file has at most ${importLimits.lines} lines`)
    const { currency } = await work.db
      .selectFrom('pharmacies')
      .select('currency')
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    const digits = minorDigits(currency)
    const before = await forgetLines(work, id, input.firstLine, last)
    const rows = input.lines.map((cells, index) => {
      const read = readCatalogueLine(heads, cells, digits)
      const line = input.firstLine + index
      return 'faults' in read ? { line, faults: read.faults } : { line, ...read.line }
    })
    const bad = await keepLines(work, id, rows)
    const counted = { lines: lines - before.lines + rows.length, faulty_lines: faulty - before.faulty + bad }
    await work.db.updateTable('catalogue_imports').set(counted).where('id', '=', id).execute()
    return { lines: counted.lines, faultyLines: counted.faulty_lines }
  })
}

async function forgetLines(work: Work, id: string, first: number, last: number) {
  const { rows } = await sql<{ faulty: boolean }>`delete from catalogue_import_lines
    where import_id = ${id}::uuid and line between ${first} and ${last} returning faults is not null as faulty`.execute(work.db)
  return { lines: rows.length, faulty: rows.filter(({ faulty }) => faulty).length }
}

interface KeptLine {
  readonly line: number
  readonly sku?: string
}

/** Answers how many of them are faulty; a lot of a product that an earlier line had is. All go to the database at once. */
async function keepLines(work: Work, id: string, lines: readonly KeptLine[]): Promise<number> {
  const { rows } = await sql<{ line: number; faulty: boolean }>`insert into catalogue_import_lines
    (import_id, line, sku, name, description, category, audience, prescription_only, price, stock, lot, expires_on, faults)
    select ${id}::uuid, line, sku, name, description, category, audience, "prescriptionOnly", price, stock, lot, "expiresOn", faults
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as sent (line integer, sku text, name text, description text, category text,
      audience text, "prescriptionOnly" boolean, price integer, stock integer, lot text, "expiresOn" date, faults jsonb)
    order by line
    on conflict do nothing returning line, faults is not null as faulty`.execute(work.db)
  const kept = new Set(rows.map(({ line }) => line))
  const repeated = lines
    .filter(({ line }) => !kept.has(line))
    .map(({ line, sku }) => ({ line, faults: [{ column: 'sku', fault: 'repeated', value: shownValue(sku ?? '') }] }))
  if (repeated.length > 0)
    await sql`insert into catalogue_import_lines (import_id, line, faults)
      select ${id}::uuid, line, faults from jsonb_to_recordset(${JSON.stringify(repeated)}::jsonb) as sent (line integer, faults jsonb)`.execute(
      work.db,
    )
  return repeated.length + rows.filter(({ faulty }) => faulty).length
}

/**
 * The file, for whoever changes it. `isAlone`: whoever comes while another has it is not kept waiting, for to bring in many lines takes long.
 * @throws Refusal 404; 409 `import_state` once it was applied or thrown away, or is about to be
 */
export async function lockImport(work: Work, actor: Actor, id: string, { isAlone = false } = {}) {
  const found = work.db.selectFrom('catalogue_imports').selectAll().where('id', '=', id).where('pharmacy_id', '=', actor.userId)
  const locked = found.forUpdate()
  const row = await (isAlone ? locked.skipLocked() : locked).executeTakeFirst()
  if (!row && !(isAlone && (await found.executeTakeFirst()))) throw notFound()
  if (row?.state !== 'checking')
    throw conflict('import_state', 'This file was brought in, or thrown away, or is about to be', row?.state)
  return row
}

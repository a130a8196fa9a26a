import { sql, type Kysely } from 'kysely'

/** Lines of orders and invoices say what they are for as data: each reader is told in their own language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function pg_temp.subject_of(description text) returns jsonb language sql as $$
    select case
      when description = 'Video visit' then '{"kind": "visit", "mode": "video"}'::jsonb
      when description in ('Visit in the clinic', 'Clinic visit') then '{"kind": "visit", "mode": "clinic"}'::jsonb
      else jsonb_build_object('kind', 'product', 'name', description) end $$`.execute(db)
  await sql`create function pg_temp.with_subjects(lines jsonb, correction jsonb) returns jsonb language sql as $$
    select coalesce(jsonb_agg(line - 'description' ||
      jsonb_build_object('subject', coalesce(correction, pg_temp.subject_of(line ->> 'description'))) order by place), '[]')
    from jsonb_array_elements(lines) with ordinality as each (line, place) $$`.execute(db)

  await sql`update orders set lines = pg_temp.with_subjects(lines, null)`.execute(db)
  await sql`update invoices set lines = pg_temp.with_subjects(lines, null) where kind = 'invoice'`.execute(db)
  await sql`update invoices set lines = pg_temp.with_subjects(invoices.lines,
      jsonb_build_object('kind', 'correction', 'invoiceNumber', corrected.number))
    from invoices corrected where corrected.id = invoices.corrects_id`.execute(db)

  await sql`drop function pg_temp.with_subjects(jsonb, jsonb)`.execute(db)
  await sql`drop function pg_temp.subject_of(text)`.execute(db)
}

import { sql } from 'kysely'
import type { World } from '#server/seed/world.ts'
import '../tables.ts'

/** Out of the way of all numbers while they are given anew. */
const aside = 1_000_000

/**
 * Gives the papers of each seller and year their numbers in order of time, without gaps, once all that was sold is there: the capabilities write their own
 * one after the other. Credit notes name the invoice's new number.
 */
export async function numberInvoices({ db }: World): Promise<void> {
  await sql`update invoices set sequence = sequence + ${aside}, number = 'aside-' || id`.execute(db)
  await sql`update invoices set sequence = given.place, number = year || '-' || lpad(given.place::text, 6, '0')
    from (select id as paper_id, row_number() over (partition by seller_id, year order by issued_at, id) as place from invoices) given
    where id = paper_id`.execute(db)
  await sql`update invoices note set lines = (
      select jsonb_agg(case when line #>> '{subject,kind}' = 'correction'
        then jsonb_set(line, '{subject,invoiceNumber}', to_jsonb(corrected.number)) else line end order by place)
      from jsonb_array_elements(note.lines) with ordinality as line (line, place))
    from invoices corrected where corrected.id = note.corrects_id`.execute(db)
}

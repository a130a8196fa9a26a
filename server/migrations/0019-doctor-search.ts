import { sql, type Kysely } from 'kysely'

/** What doctors are found by, and where, as texts that are searched by the beginnings of their words (0012). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doctors
    add column search_words text not null generated always as
      (folded(replace(speciality, '-', ' ') || ' ' || coalesce(clinic_name, '') || ' ' || biography)) stored,
    add column place_words text not null generated always as
      (folded(coalesce(clinic_address ->> 'lines', '') || ' ' || coalesce(clinic_address ->> 'city', '') || ' ' ||
        coalesce(clinic_address ->> 'region', '') || ' ' || coalesce(clinic_address ->> 'postalCode', ''))) stored`.execute(db)
}

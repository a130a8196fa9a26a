import { sql, type Kysely } from 'kysely'

/** The species that a veterinarian treats. `null`: those that are usual for the speciality, as for everybody whom an older process registers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doctors
    add column species text[],
    add constraint doctors_species check (
      species is null or (kind = 'veterinarian' and cardinality(species) > 0 and array_position(species, null) is null)
    )`.execute(db)
}

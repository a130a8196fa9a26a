import { sql, type Kysely } from 'kysely'

/** What owners had noted of their pets' vaccinations becomes entries of the pets' records, told by them. The old column stays as it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`with told as (
      select gen_random_uuid() as id, pets.id as pet_id, pets.owner_id, pets.created_at, vaccination
      from pets cross join lateral jsonb_array_elements(pets.vaccinations) as vaccination
    ), entries as (
      insert into record_entries (id, patient_id, pet_id, kind, edition, at, is_day, words, told_by_owner, author_id, created_at)
      select id, owner_id, pet_id, 'vaccination', 1, ((vaccination->>'date') || 'T12:00:00Z')::timestamptz, true,
        folded(vaccination->>'vaccine'), true, owner_id, created_at
      from told
    )
    insert into record_entry_editions (entry_id, edition, act, data, capacity, written_by, written_at)
    select id, 1, 'write', jsonb_build_object('kind', 'vaccination', 'vaccine', vaccination->>'vaccine', 'date', vaccination->>'date',
      'due', vaccination->>'due', 'batch', coalesce(vaccination->>'batch', '')), 'owner', owner_id, created_at
    from told`.execute(db)
}

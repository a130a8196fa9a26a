import { sql, type Kysely } from 'kysely'

/**
 * Weights of pets, and weights and heights of patients, become observations, told by their owners. Of a patient's nobody kept the day: they count
 * as told when the account was opened, so that none passes for a fresh one. The old columns stay, as copies of what holds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`with told as (
      select owner_id as patient_id, id as pet_id, 'weight' as kind, (weight->>'grams')::integer as value,
        ((weight->>'date') || 'T12:00:00Z')::timestamptz as at, created_at
      from pets cross join lateral jsonb_array_elements(weights) as weight
      union all
      select user_id, null, 'weight', weight_grams, created_at, created_at from patients join users on users.id = user_id
        where weight_grams is not null
      union all
      select user_id, null, 'height', height_millimetres, created_at, created_at from patients join users on users.id = user_id
        where height_millimetres is not null
    )
    insert into observations (id, patient_id, pet_id, kind, edition, value, at, is_day, measurer, told_by_owner, author_id, created_at)
    select gen_random_uuid(), patient_id, pet_id, kind, 1, value,
      (to_char(at at time zone 'UTC', 'YYYY-MM-DD') || 'T12:00:00Z')::timestamptz, true, 'owner', true, patient_id, created_at
    from told`.execute(db)
  await sql`insert into observation_editions
    (observation_id, edition, act, value, at, is_day, measurer, capacity, written_by, written_at)
    select id, 1, 'write', value, at, true, 'owner', 'owner', author_id, created_at from observations`.execute(db)
}

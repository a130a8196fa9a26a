import { sql, type Kysely } from 'kysely'

/**
 * Where people show their pets: blurred points alone, never where somebody is. The nearest are found on the ball of radius 1 by a GiST index
 * over `cube`, which both kinds of database have; `earthdistance` would keep a backup from being read in again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists cube`.execute(db)
  await sql`create table nearby_points (
    user_id uuid primary key references users on delete cascade,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    ball cube not null generated always as (cube(array[
      cos(radians(latitude)) * cos(radians(longitude)),
      cos(radians(latitude)) * sin(radians(longitude)),
      sin(radians(latitude))
    ])) stored,
    drawn_at timestamptz not null
  )`.execute(db)
  await sql`create index nearby_points_ball on nearby_points using gist (ball)`.execute(db)
  await sql`create table nearby_pets (
    pet_id uuid primary key references pets on delete cascade,
    user_id uuid not null references nearby_points on delete cascade,
    about text not null default '' check (char_length(about) <= 160),
    shared_at timestamptz not null
  )`.execute(db)
  await sql`create index nearby_pets_user on nearby_pets (user_id)`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/**
 * Events that patients invite to, and their guests. How many guests there are is kept with the event by a trigger, so that no verb can forget
 * and the limit is a constraint like any other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table events (
    id uuid primary key,
    organiser_id uuid not null references users on delete cascade,
    title text not null check (char_length(title) between 3 and 120),
    description jsonb not null,
    kind text not null check (kind in ('walk', 'meetUp', 'training', 'healthDay', 'adoption', 'charity', 'talk', 'other')),
    for_whom text not null check (for_whom in ('everybody', 'people', 'pets', 'dog', 'cat', 'rabbit', 'guinea_pig', 'hamster',
      'bird', 'fish', 'reptile', 'ferret', 'horse', 'other')),
    audience text not null default 'members' check (audience in ('members', 'everyone')),
    picture_id uuid references files,
    place_name text not null default '' check (char_length(place_name) <= 120),
    address jsonb not null,
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    time_zone text not null,
    guest_limit integer check (guest_limit between 1 and 1000),
    going integer not null default 0 check (going >= 0),
    interested integer not null default 0 check (interested >= 0),
    waiting integer not null default 0 check (waiting >= 0),
    state text not null default 'open' check (state in ('open', 'cancelled')),
    reason text check (char_length(reason) <= 500),
    version integer not null default 1 check (version > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint events_position check ((latitude is null) = (longitude is null)),
    constraint events_times check (ends_at > starts_at and ends_at <= starts_at + interval '7 days'),
    constraint events_reason check ((state = 'cancelled') = (reason is not null)),
    constraint events_limit check (going <= guest_limit)
  )`.execute(db)
  await sql`create index events_coming on events (starts_at, id) where state = 'open'`.execute(db)
  await sql`create index events_organiser on events (organiser_id, starts_at, id)`.execute(db)
  await sql`create index events_picture on events (picture_id) where picture_id is not null`.execute(db)

  await sql`create table event_guests (
    event_id uuid not null references events on delete cascade,
    user_id uuid not null references users on delete cascade,
    standing text not null check (standing in ('going', 'interested', 'waiting')),
    turn bigint generated always as identity,
    created_at timestamptz not null,
    primary key (event_id, user_id)
  )`.execute(db)
  await sql`create index event_guests_turn on event_guests (event_id, standing, turn)`.execute(db)
  await sql`create index event_guests_user on event_guests (user_id)`.execute(db)

  await sql`create function count_event_guests() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update events set going = going - (old.standing = 'going')::int,
          interested = interested - (old.standing = 'interested')::int,
          waiting = waiting - (old.standing = 'waiting')::int
        where id = old.event_id;
      end if;
      if tg_op <> 'DELETE' then
        if exists (select from events where id = new.event_id and organiser_id = new.user_id) then
          raise exception 'an organiser is no guest' using errcode = 'check_violation';
        end if;
        update events set going = going + (new.standing = 'going')::int,
          interested = interested + (new.standing = 'interested')::int,
          waiting = waiting + (new.standing = 'waiting')::int
        where id = new.event_id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger event_guests_count after insert or update or delete on event_guests
    for each row execute function count_event_guests()`.execute(db)

  await sql`alter table files drop constraint files_purpose_check`.execute(db)
  await sql`alter table files add constraint files_purpose_check
    check (purpose in ('profilePicture', 'petPicture', 'blogPicture', 'eventPicture'))`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/**
 * Entries get other names, all of a list's names are unique, and an entry can stand for another. Names never move between entries, and what
 * uses an entry keeps naming it, so that a merge is taken back by one pointer (ADR 38). What doctors have of the lists is kept by id beside
 * the texts, which the version before still writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reference_entries
    add column merged_into uuid references reference_entries check (merged_into <> id),
    add column current_id uuid references reference_entries check (current_id <> id),
    add column version integer not null default 1,
    add column name_order text not null generated always as (folded(name)) stored,
    add check ((merged_into is null) = (current_id is null))`.execute(db)
  await sql`create index reference_entries_order on reference_entries (list, name_order, id)`.execute(db)
  await sql`create index reference_entries_current on reference_entries (current_id) where current_id is not null`.execute(db)

  await sql`create table reference_lists (list text primary key, version integer not null default 1)`.execute(db)
  await sql`insert into reference_lists (list) values ('awards'), ('skills'), ('allergies')`.execute(db)

  // The list is checked by itself: a reference would lock the list's one row for each of a file's names.
  await sql`create table reference_names (
    list text not null check (list in ('awards', 'skills', 'allergies')),
    folded text not null,
    entry_id uuid not null references reference_entries on delete cascade,
    name text not null,
    is_alias boolean not null,
    primary key (list, folded)
  )`.execute(db)
  await sql`create index reference_names_entry on reference_names (entry_id)`.execute(db)
  await sql`create index reference_names_words on reference_names using gin (folded gin_trgm_ops)`.execute(db)
  await sql`insert into reference_names select list, folded(name), id, name, false from reference_entries on conflict do nothing`.execute(
    db,
  )
  await namesFollow(db)

  await sql`create table reference_merges (
    id uuid primary key,
    list text not null references reference_lists,
    from_id uuid not null references reference_entries,
    into_id uuid not null references reference_entries,
    merged_by uuid references users,
    merged_at timestamptz not null,
    undone_by uuid references users,
    undone_at timestamptz,
    check (from_id <> into_id)
  )`.execute(db)
  await sql`create unique index reference_merges_standing on reference_merges (from_id) where undone_at is null`.execute(db)
  await sql`create index record_entry_editions_reference on record_entry_editions ((data ->> 'referenceId'))
    where data ->> 'referenceId' is not null`.execute(db)

  await sql`create table doctor_entries (
    doctor_id uuid not null references users on delete cascade,
    list text not null references reference_lists,
    position integer not null,
    entry_id uuid not null references reference_entries,
    primary key (doctor_id, list, position)
  )`.execute(db)
  await sql`create index doctor_entries_entry on doctor_entries (entry_id)`.execute(db)
  await linksFollow(db)
  await sql`update doctors set awards = awards where cardinality(awards) + cardinality(skills) > 0`.execute(db)
}

/** A name that is written has its row among all names, whoever wrote it; one that another entry has is refused. */
async function namesFollow(db: Kysely<unknown>): Promise<void> {
  await sql`create function reference_names_follow() returns trigger language plpgsql as $$
    begin
      delete from reference_names using written
        where reference_names.entry_id = written.id and (not is_alias or folded = written.name_order);
      insert into reference_names select list, name_order, id, name, false from written;
      return null;
    end $$`.execute(db)
  await sql`create trigger reference_names_added after insert on reference_entries
    referencing new table as written for each statement execute function reference_names_follow()`.execute(db)
  await sql`create trigger reference_names_changed after update on reference_entries
    referencing new table as written for each statement execute function reference_names_follow()`.execute(db)
}

/** The entries of what a doctor's texts name: one that is linked already and called so now stays, others are found by any of their names. */
async function linksFollow(db: Kysely<unknown>): Promise<void> {
  await sql`create function doctor_entries_follow() returns trigger language plpgsql as $$
    declare kept jsonb;
    begin
      select jsonb_agg(jsonb_build_object('list', said.list, 'position', said.position, 'entry', coalesce(
          (select link.entry_id from doctor_entries as link
            join reference_entries as entry on entry.id = link.entry_id
            join reference_entries as now on now.id = coalesce(entry.current_id, entry.id)
            where link.doctor_id = new.user_id and link.list = said.list and now.name = said.name
            order by link.position limit 1),
          (select entry_id from reference_names as known where known.list = said.list and known.folded = folded(said.name)))))
        into kept
        from (select 'awards' as list, name, position from unnest(new.awards) with ordinality as award (name, position)
          union all select 'skills', name, position from unnest(new.skills) with ordinality as skill (name, position)) as said;
      delete from doctor_entries where doctor_id = new.user_id;
      insert into doctor_entries (doctor_id, list, position, entry_id)
        select new.user_id, list, position, entry from jsonb_to_recordset(kept) as found (list text, position integer, entry uuid)
        where entry is not null;
      return null;
    end $$`.execute(db)
  await sql`create trigger doctor_entries_written after insert or update of awards, skills on doctors
    for each row execute function doctor_entries_follow()`.execute(db)
}

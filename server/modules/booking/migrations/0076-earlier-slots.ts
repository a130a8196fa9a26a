import { sql, type Kysely } from 'kysely'

/**
 * Who waits for an earlier time of their doctor, and the offers of times that fell free. An offered time is nobody else's: what a visit and
 * what an offer takes of a doctor's time lie in one table under one exclusion constraint, written by triggers, so that no verb can forget and
 * processes of the version before keep to it too. A visit and an offer to the same visit may overlap: it would move there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table earlier_slot_wishes (
    appointment_id uuid primary key references appointments on delete cascade,
    doctor_id uuid not null references doctors,
    joined_at timestamptz not null
  )`.execute(db)
  await sql`create index earlier_slot_wishes_doctor on earlier_slot_wishes (doctor_id, joined_at, appointment_id)`.execute(db)

  await sql`create table slot_offers (
    id uuid primary key,
    appointment_id uuid not null references appointments on delete cascade,
    doctor_id uuid not null references doctors,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    buffer_before_minutes smallint not null,
    buffer_after_minutes smallint not null,
    blocked tstzrange not null,
    state text not null check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
    offered_at timestamptz not null,
    expires_at timestamptz not null,
    check (starts_at < ends_at)
  )`.execute(db)
  await sql`create unique index slot_offers_one_open on slot_offers (appointment_id) where state = 'open'`.execute(db)
  await sql`create index slot_offers_times on slot_offers (doctor_id, starts_at)`.execute(db)
  await sql`create index slot_offers_due on slot_offers (expires_at) where state = 'open'`.execute(db)

  await sql`create table freed_times (
    id uuid primary key,
    doctor_id uuid not null references doctors on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    freed_at timestamptz not null,
    check (starts_at < ends_at)
  )`.execute(db)

  await sql`create table doctor_time_claims (
    source_id uuid primary key,
    owner_id uuid not null,
    doctor_id uuid not null,
    blocked tstzrange not null,
    constraint doctor_time_claims_free exclude using gist (doctor_id with =, blocked with &&, owner_id with <>)
  )`.execute(db)

  await sql`create function keep_doctor_time_claim() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from doctor_time_claims where source_id = old.id;
        return null;
      end if;
      if new.state in ('pending_payment', 'confirmed', 'waiting', 'in_progress', 'open') then
        insert into doctor_time_claims (source_id, owner_id, doctor_id, blocked)
          values (new.id, (to_jsonb(new) ->> tg_argv[0])::uuid, new.doctor_id, new.blocked)
          on conflict (source_id) do update set doctor_id = excluded.doctor_id, blocked = excluded.blocked
            where (doctor_time_claims.doctor_id, doctor_time_claims.blocked) is distinct from (excluded.doctor_id, excluded.blocked);
      elsif tg_op = 'UPDATE' then
        delete from doctor_time_claims where source_id = new.id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger appointments_time_claim after insert or delete or update of state, doctor_id, blocked on appointments
    for each row execute function keep_doctor_time_claim('id')`.execute(db)
  await sql`create trigger slot_offers_time_claim after insert or delete or update of state, doctor_id, blocked on slot_offers
    for each row execute function keep_doctor_time_claim('appointment_id')`.execute(db)
  await sql`create trigger slot_offers_calendar after insert or update or delete on slot_offers
    for each row execute function mark_calendar_changed('doctor_id')`.execute(db)
  await sql`insert into doctor_time_claims (source_id, owner_id, doctor_id, blocked)
    select id, id, doctor_id, blocked from appointments
    where state in ('pending_payment', 'confirmed', 'waiting', 'in_progress')`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/**
 * Conversations of two people. Each has a sequence of its own, by which messages are ordered, and counts its changes, by which whoever was away
 * learns what they missed. A message's row is never deleted, so that what was sent once is never kept twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table conversations (
    id uuid primary key,
    first_id uuid references users on delete set null,
    second_id uuid references users on delete set null,
    last_seq integer not null default 0 check (last_seq >= 0),
    last_change integer not null default 0 check (last_change >= last_seq),
    waiting_from uuid,
    waiting_since timestamptz,
    created_at timestamptz not null,
    last_at timestamptz not null,
    unique (first_id, second_id),
    check (first_id < second_id)
  )`.execute(db)
  await sql`create table conversation_members (
    conversation_id uuid not null references conversations on delete cascade,
    user_id uuid not null references users on delete cascade,
    delivered_seq integer not null default 0,
    read_seq integer not null default 0,
    last_at timestamptz not null,
    primary key (conversation_id, user_id),
    check (read_seq >= 0 and delivered_seq >= read_seq)
  )`.execute(db)
  await sql`create index conversation_members_latest on conversation_members (user_id, last_at desc, conversation_id desc)`.execute(
    db,
  )
  await sql`create function read_seq_only_grows() returns trigger language plpgsql as $$
    begin
      if new.read_seq < old.read_seq or new.delivered_seq < old.delivered_seq then
        raise exception 'what was read stays read' using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger conversation_members_grow before update on conversation_members
    for each row execute function read_seq_only_grows()`.execute(db)
  await sql`create table chat_messages (
    id uuid primary key,
    conversation_id uuid not null references conversations on delete cascade,
    seq integer not null check (seq > 0),
    change integer not null check (change >= seq),
    sender_id uuid references users on delete set null,
    client_id uuid not null,
    text text not null check (char_length(text) <= 4000),
    reply_to integer,
    card_kind text check (card_kind in ('visit', 'prescription')),
    card_id uuid,
    answer_seconds integer check (answer_seconds >= 0),
    sent_at timestamptz not null,
    edited_at timestamptz,
    deleted_at timestamptz,
    unique (conversation_id, seq),
    unique (sender_id, client_id),
    check ((card_kind is null) = (card_id is null)),
    check (deleted_at is null or (text = '' and card_id is null)),
    check (reply_to < seq)
  )`.execute(db)
  await sql`create index chat_messages_changes on chat_messages (conversation_id, change)`.execute(db)
  await sql`create index chat_messages_answers on chat_messages (sender_id, sent_at desc) where answer_seconds is not null`.execute(
    db,
  )
  await sql`create table chat_edits (
    message_id uuid not null references chat_messages on delete cascade,
    version integer not null check (version > 0),
    text text not null,
    at timestamptz not null,
    primary key (message_id, version)
  )`.execute(db)
  await sql`create table chat_files (
    message_id uuid not null references chat_messages on delete cascade,
    position integer not null check (position between 1 and 10),
    file_id uuid not null unique references files,
    name text not null check (char_length(name) between 1 and 120),
    primary key (message_id, position)
  )`.execute(db)
  await sql`create table chat_settings (
    user_id uuid primary key references users on delete cascade,
    typing boolean not null,
    presence boolean not null,
    delivered boolean not null,
    read boolean not null
  )`.execute(db)
  await sql`create table presence (
    user_id uuid primary key references users on delete cascade,
    seen_at timestamptz not null
  )`.execute(db)
  await sql`insert into file_purposes values ('chatFile')`.execute(db)
}

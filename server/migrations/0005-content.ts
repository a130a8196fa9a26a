import { sql, type Kysely } from 'kysely'

/** What the public site shows, what people write to the platform, and what it tells them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table products (
    id uuid primary key,
    pharmacy_id uuid not null references pharmacies on delete cascade,
    name text not null,
    description text not null default '',
    category text not null,
    audience text not null check (audience in ('people', 'pets', 'both')),
    prescription_only boolean not null default false,
    price integer not null check (price >= 0),
    currency char(3) not null default 'USD',
    stock integer not null default 0 check (stock >= 0),
    picture text,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index products_pharmacy on products (pharmacy_id)`.execute(db)
  await sql`create index products_category on products (category, created_at desc, id desc)`.execute(db)

  await sql`create table blog_posts (
    id uuid primary key,
    slug text not null unique,
    title text not null,
    summary text not null,
    body text not null,
    category text not null,
    picture text,
    author_name text not null,
    published_at timestamptz
  )`.execute(db)
  await sql`create index blog_posts_published on blog_posts (published_at desc, id desc)`.execute(db)

  await sql`create table contact_messages (
    id uuid primary key,
    name text not null,
    email text not null,
    subject text not null,
    message text not null check (length(message) <= 5000),
    created_at timestamptz not null,
    handled_at timestamptz,
    handled_by uuid references users
  )`.execute(db)
  await sql`create index contact_messages_created on contact_messages (created_at desc, id desc)`.execute(db)

  await sql`create table notices (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null,
    data jsonb not null default '{}',
    link text,
    created_at timestamptz not null,
    read_at timestamptz
  )`.execute(db)
  await sql`create index notices_user on notices (user_id, created_at desc, id desc)`.execute(db)
  await sql`create index notices_unread on notices (user_id) where read_at is null`.execute(db)

  await sql`create table notice_preferences (
    user_id uuid not null references users on delete cascade,
    kind text not null,
    in_app boolean not null default true,
    email boolean not null default true,
    primary key (user_id, kind)
  )`.execute(db)

  await sql`create table reference_entries (
    id uuid primary key,
    list text not null check (list in ('awards', 'skills', 'allergies')),
    name text not null,
    retired_at timestamptz
  )`.execute(db)
  await sql`create unique index reference_entries_name on reference_entries (list, lower(name))`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/**
 * The community: posts with pictures, likes and comments, albums. How many likes and comments a post has is kept with it by
 * triggers, so that no verb can forget. There is no table of feeds: a feed is asked for, and so never out of date.
 * A picture is a file that was handed over; those of the demonstration world are drawings, which are no files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into file_purposes values ('postPicture')`.execute(db)

  await sql`create table social_settings (
    user_id uuid primary key references users on delete cascade,
    is_findable boolean not null default true,
    suspended_until timestamptz
  )`.execute(db)

  await sql`create table social_posts (
    id uuid primary key,
    author_id uuid not null references users on delete cascade,
    body text not null check (char_length(body) <= 2000),
    audience text not null check (audience in ('everyone', 'followers', 'me')),
    likes integer not null default 0 check (likes >= 0),
    comments integer not null default 0 check (comments >= 0),
    hidden_at timestamptz,
    version integer not null default 1 check (version > 0),
    created_at timestamptz not null,
    changed_at timestamptz
  )`.execute(db)
  await sql`create index social_posts_author on social_posts (author_id, created_at desc, id desc)`.execute(db)
  await sql`create index social_posts_everyone on social_posts (created_at desc, id desc)
    where audience = 'everyone' and hidden_at is null`.execute(db)

  await sql`create table social_post_pictures (
    post_id uuid not null references social_posts on delete cascade,
    position smallint not null check (position between 1 and 10),
    address text not null check (char_length(address) <= 200),
    file_id uuid references files,
    alternative text not null default '' check (char_length(alternative) <= 300),
    primary key (post_id, position)
  )`.execute(db)
  await sql`create index social_post_pictures_file on social_post_pictures (file_id) where file_id is not null`.execute(db)

  await sql`create table social_post_animals (
    post_id uuid not null references social_posts on delete cascade,
    pet_id uuid not null references pets on delete cascade,
    primary key (post_id, pet_id)
  )`.execute(db)
  await sql`create index social_post_animals_pet on social_post_animals (pet_id)`.execute(db)

  await sql`create table social_likes (
    post_id uuid not null references social_posts on delete cascade,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (post_id, user_id)
  )`.execute(db)
  await sql`create index social_likes_user on social_likes (user_id)`.execute(db)

  await sql`create table social_comments (
    id uuid primary key,
    post_id uuid not null references social_posts on delete cascade,
    author_id uuid not null references users on delete cascade,
    body text not null check (char_length(body) between 1 and 1000),
    hidden_at timestamptz,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index social_comments_post on social_comments (post_id, created_at, id)`.execute(db)
  await sql`create index social_comments_author on social_comments (author_id)`.execute(db)

  for (const [table, column] of [
    ['social_likes', 'likes'],
    ['social_comments', 'comments'],
  ] as const) {
    const counter = sql.raw(`count_${table}`)
    await sql`create function ${counter}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          update social_posts set ${sql.raw(column)} = ${sql.raw(column)} + 1 where id = new.post_id;
        else
          update social_posts set ${sql.raw(column)} = ${sql.raw(column)} - 1 where id = old.post_id;
        end if;
        return null;
      end $$`.execute(db)
    await sql`create trigger ${counter} after insert or delete on ${sql.table(table)}
      for each row execute function ${counter}()`.execute(db)
  }

  await sql`create table albums (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    title text not null check (char_length(title) between 1 and 80),
    audience text not null check (audience in ('everyone', 'followers', 'me')),
    version integer not null default 1 check (version > 0),
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`.execute(db)
  await sql`create index albums_owner on albums (owner_id, changed_at desc, id desc)`.execute(db)

  await sql`create table album_pictures (
    album_id uuid not null references albums on delete cascade,
    position smallint not null check (position between 1 and 100),
    address text not null check (char_length(address) <= 200),
    file_id uuid references files,
    alternative text not null default '' check (char_length(alternative) <= 300),
    primary key (album_id, position)
  )`.execute(db)
  await sql`create index album_pictures_file on album_pictures (file_id) where file_id is not null`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/** The blog as it is written: rich text instead of plain, fixed categories, pictures that are handed over, versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files drop constraint files_purpose_check`.execute(db)
  await sql`alter table files add constraint files_purpose_check
    check (purpose in ('profilePicture', 'petPicture', 'blogPicture'))`.execute(db)

  await sql`alter table blog_posts
    add column document jsonb,
    add column reading_minutes integer,
    add column picture_id uuid references files,
    add column picture_text text not null default '',
    add column updated_at timestamptz,
    add column version integer not null default 1`.execute(db)

  // Paragraphs were parted by blank lines; a line's end within one was only a space.
  await sql`update blog_posts set
    document = jsonb_build_object('type', 'doc', 'content', coalesce(
      (select jsonb_agg(
          jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', paragraph.text)))
          order by paragraph.place)
        from (
          select btrim(regexp_replace(part, '[[:space:]]+', ' ', 'g')) as text, place
          from regexp_split_to_table(body, '\\n[[:space:]]*\\n') with ordinality as parts (part, place)
        ) as paragraph
        where paragraph.text <> ''),
      '[{"type": "paragraph"}]')),
    reading_minutes = greatest(1, round(cardinality(regexp_split_to_array(btrim(regexp_replace(body, '[[:space:]]+', ' ', 'g')), ' ')) / 200.0)),
    updated_at = least(coalesce(published_at, now()), now())`.execute(db)

  await sql`alter table blog_posts drop column body`.execute(db)
  await sql`alter table blog_posts rename column document to body`.execute(db)
  await sql`alter table blog_posts
    alter column body set not null,
    alter column reading_minutes set not null,
    alter column updated_at set not null`.execute(db)

  const categories = sql`('visits', 'everyday', 'family', 'heart', 'mind', 'movement', 'nutrition', 'skin', 'travel',
    'dogs', 'cats', 'small-animals', 'behaviour')`
  await sql`update blog_posts set category = 'everyday' where category not in ${categories}`.execute(db)
  await sql`alter table blog_posts
    add constraint blog_posts_category check (category in ${categories}),
    add constraint blog_posts_body check (body ->> 'type' = 'doc'),
    add constraint blog_posts_reading check (reading_minutes >= 1),
    add constraint blog_posts_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120)`.execute(db)
  await sql`create index blog_posts_category_published on blog_posts (category, published_at desc, id desc)`.execute(db)
  await sql`create index blog_posts_updated on blog_posts (updated_at desc, id desc)`.execute(db)
  await sql`create index blog_posts_picture on blog_posts (picture_id) where picture_id is not null`.execute(db)
}

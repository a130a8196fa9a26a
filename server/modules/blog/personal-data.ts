import { aboutNobody, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const blogData: PersonalData = {
  blog_posts: aboutNobody(
    'id slug title summary category picture author_name published_at body reading_minutes picture_id picture_text updated_at version',
  ),
}

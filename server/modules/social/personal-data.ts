import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const socialData: PersonalData = {
  social_settings: goes('user_id'),
  follows: goes('follower_id', 'followed_id'),
  blocks: {
    rows: [
      { of: 'blocker_id', fate: 'delete' },
      { of: 'blocked_id', fate: 'delete', notGiven: true },
    ],
  },
  social_posts: goes('author_id'),
  social_post_pictures: goes('post_id>social_posts.author_id'),
  social_post_animals: {
    rows: [
      { of: 'post_id>social_posts.author_id', fate: 'delete' },
      { of: 'pet_id>pets.owner_id', fate: 'delete', notGiven: true },
    ],
  },
  social_likes: goes('user_id'),
  social_comments: goes('author_id'),
  albums: goes('owner_id'),
  album_pictures: goes('album_id>albums.owner_id'),
  moderation_cases: {
    rows: [{ of: 'member_id', fate: 'delete', where: "state not in ('open', 'appealed')", again: true }],
    plain: 'id subject_kind subject_id member_id state suspended_until decided_by decided_at opened_at',
    kept: { case: 'frozen reason appeal' },
  },
  moderation_case_pictures: {
    rows: [
      {
        of: 'case_id>moderation_cases.member_id',
        fate: 'delete',
        where: "exists (select from moderation_cases whose where whose.id = case_id and whose.state not in ('open', 'appealed'))",
        again: true,
      },
    ],
    plain: 'case_id position file_id',
    kept: { case: 'address alternative' },
  },
  reports: {
    rows: [
      {
        of: 'reporter_id',
        fate: 'delete',
        where: "exists (select from moderation_cases whose where whose.id = case_id and whose.state not in ('open', 'appealed'))",
        again: true,
      },
    ],
    plain: 'case_id reporter_id subject_kind subject_id created_at',
    kept: { case: 'subject_kind reason words' },
  },
}

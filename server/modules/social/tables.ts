import type { ColumnType, Generated } from 'kysely'
import type { CaseState } from '#contract/social/moderation.ts'
import type { ReportReason, ReportSubject, SocialAudience } from '#contract/social/values.ts'
import type { Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

/** Written by a trigger. */
type Counted = ColumnType<number, never, never>

interface SocialSettingsTable {
  user_id: string
  is_findable: Generated<boolean>
  suspended_until: OptionalInstant
}

export interface FollowTable {
  follower_id: string
  followed_id: string
  created_at: Instant
}

export interface BlockTable {
  blocker_id: string
  blocked_id: string
  created_at: Instant
}

export interface SocialPostTable {
  id: string
  author_id: string
  body: string
  audience: SocialAudience
  likes: Counted
  comments: Counted
  hidden_at: OptionalInstant
  /** Of the page of the lost animal that it is about. */
  lost_code: Generated<string | null>
  /** Counts changes: what its author read. */
  version: Generated<number>
  created_at: Instant
  changed_at: OptionalInstant
}

interface PictureColumns {
  /** From 1, in the order in which they are shown. */
  position: number
  address: string
  /** The file behind `address`, where that is one. */
  file_id: string | null
  alternative: Generated<string>
}

interface SocialCommentTable {
  id: string
  post_id: string
  author_id: string
  body: string
  hidden_at: OptionalInstant
  created_at: Instant
}

interface AlbumTable {
  id: string
  owner_id: string
  title: string
  audience: SocialAudience
  version: Generated<number>
  created_at: Instant
  changed_at: Instant
}

interface ModerationCaseTable {
  id: string
  subject_kind: ReportSubject
  subject_id: string
  member_id: string
  /** As it was reported. */
  frozen: Json<{ text: string }>
  state: Generated<CaseState>
  reason: string | null
  suspended_until: OptionalInstant
  appeal: string | null
  decided_by: string | null
  decided_at: OptionalInstant
  opened_at: Instant
}

interface ReportTable {
  case_id: string
  reporter_id: string
  subject_kind: ReportSubject
  subject_id: string
  reason: ReportReason
  words: Generated<string>
  created_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    social_settings: SocialSettingsTable
    follows: FollowTable
    blocks: BlockTable
    social_posts: SocialPostTable
    social_post_pictures: PictureColumns & { post_id: string }
    social_post_animals: { post_id: string; pet_id: string }
    social_likes: { post_id: string; user_id: string; created_at: Instant }
    social_comments: SocialCommentTable
    albums: AlbumTable
    album_pictures: PictureColumns & { album_id: string }
    moderation_cases: ModerationCaseTable
    moderation_case_pictures: PictureColumns & { case_id: string }
    reports: ReportTable
  }
}

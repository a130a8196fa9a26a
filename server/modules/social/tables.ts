import type { Instant } from '#server/kernel/columns.ts'

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

declare module '#server/kernel/db.ts' {
  interface Tables {
    follows: FollowTable
    blocks: BlockTable
  }
}

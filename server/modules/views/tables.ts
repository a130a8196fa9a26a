import type { Instant, OptionalJson } from '#server/kernel/columns.ts'

interface SavedViewTable {
  id: string
  user_id: string
  list: string
  name: string
  address: string
  hidden: OptionalJson<string[]>
  created_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    saved_views: SavedViewTable
  }
}

import type { DefaultedJson, Generated, Instant, OptionalInstant, OptionalJson } from './columns.ts'
import type { HeldMessage } from './hold-news.ts'

export interface NoticeTable {
  id: string
  user_id: string
  kind: string
  data: DefaultedJson<Record<string, string | number>>
  link: string | null
  created_at: Instant
  read_at: OptionalInstant
}

/** What somebody chose to be told; without a row everything is. */
export interface NoticePreferenceTable {
  user_id: string
  kind: string
  in_app: Generated<boolean>
  email: Generated<boolean>
  push: Generated<boolean>
}

/** That a notice went out on a way, or is held until quiet hours end: once for each, whatever dies in between. */
export interface NoticeDeliveryTable {
  /** There is a notice of that id, unless the person wants none in the application. */
  notice_id: string
  channel: 'email' | 'push'
  user_id: string
  kind: string
  /** What is held; null once it has gone out. */
  message: OptionalJson<HeldMessage>
  hold_until: OptionalInstant
  created_at: Instant
  /** When it was put into the outbox. */
  sent_at: OptionalInstant
}

/** Wall times in the person's zone: `22:00`. */
export interface QuietHoursTable {
  user_id: string
  is_on: boolean
  starts: string
  ends: string
}

/** A device that shows pushes to the person who is signed in there. */
export interface PushSubscriptionTable {
  id: string
  user_id: string
  session_id: string
  service: 'webpush' | 'fcm'
  /** Where the push service takes messages for it; of Firebase the device's token. A secret. */
  endpoint: string
  p256dh: string | null
  auth: string | null
  user_agent: string
  created_at: Instant
}

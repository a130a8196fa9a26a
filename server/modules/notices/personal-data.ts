import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const noticesData: PersonalData = {
  notices: goes('user_id'),
  notice_preferences: goes('user_id'),
  quiet_hours: goes('user_id'),
  notice_deliveries: goes('user_id'),
  push_subscriptions: { ...goes('user_id'), withheld: 'endpoint' },
  vapid_keys: aboutNobody('id public_key private_key created_at'),
}

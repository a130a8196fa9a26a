import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const plansData: PersonalData = {
  plans: aboutNobody('id revision created_at'),
  plan_versions: aboutNobody(
    'id plan_id number state audience price currency period visits free_delivery texts published_by published_at retired_at',
  ),
  subscriptions: goes('user_id'),
  subscription_periods: goes('subscription_id>subscriptions.user_id'),
  subscription_uses: goes('subscription_id>subscriptions.user_id'),
  subscription_upgrades: goes('subscription_id>subscriptions.user_id'),
}

import { aboutNobody, type PersonalData } from '#server/kernel/personal-data.ts'

/** Nobody is counted by who they are. */
export const advertisementsData: PersonalData = {
  advertisements: aboutNobody(
    'id revision state placement texts picture_id drawing link starts_at ends_at view_cap day_cap views clicks created_at',
  ),
  advertisement_days: aboutNobody('advertisement_id day views clicks'),
  advertisement_minutes: aboutNobody('advertisement_id minute kind times'),
  advertisement_tokens: aboutNobody('nonce advertisement_id viewed_at clicked_at'),
}

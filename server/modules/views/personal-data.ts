import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const viewsData: PersonalData = {
  saved_views: goes('user_id'),
}

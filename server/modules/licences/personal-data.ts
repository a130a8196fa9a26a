import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const licencesData: PersonalData = {
  licence_reviews: goes('user_id'),
  licence_papers: goes('user_id'),
  licence_reminders: goes('user_id'),
}

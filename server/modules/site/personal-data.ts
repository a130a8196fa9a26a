import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const siteData: PersonalData = {
  contact_messages: goes('email@email'),
}

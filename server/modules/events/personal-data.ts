import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const eventsData: PersonalData = {
  events: goes('organiser_id'),
  event_guests: goes('user_id'),
}

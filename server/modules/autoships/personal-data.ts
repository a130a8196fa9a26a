import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const autoshipsData: PersonalData = {
  autoships: goes('user_id'),
  autoship_runs: goes('autoship_id>autoships.user_id'),
}

import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const listsData: PersonalData = {
  doctor_entries: goes('doctor_id'),
  reference_entries: aboutNobody('id list name retired_at merged_into current_id version'),
  reference_lists: aboutNobody('list version'),
  reference_merges: aboutNobody('id list from_id into_id merged_by merged_at undone_by undone_at'),
  reference_names: aboutNobody('list folded entry_id name is_alias'),
}

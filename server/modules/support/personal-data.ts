import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const supportData: PersonalData = {
  support_requests: goes('person_id', 'email@email'),
  support_messages: {
    rows: [{ of: 'request_id>support_requests.person_id', fate: 'delete', given: "side <> 'note'" }],
  },
  support_numbers: aboutNobody('year last'),
  canned_answers: aboutNobody('id locale title text revision'),
  support_presence: goes('user_id'),
}

import { aboutNobody, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people: nothing. */
export const auditData: PersonalData = {
  audit_seals: aboutNobody('day entries previous hash sealed_at'),
}

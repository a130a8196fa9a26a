import { sql } from 'kysely'
import type { JoinedPeople } from '#server/kernel/join-people.ts'
import type { Work } from '#server/kernel/work.ts'

/** What the patient told under one account only is not lost: the account that stays has it where it says nothing itself. */
export async function joinProfiles(work: Work, { keptId, closedId }: JoinedPeople): Promise<number> {
  await sql`update patients kept set
      birth_date = coalesce(kept.birth_date, closed.birth_date),
      sex = coalesce(kept.sex, closed.sex),
      blood_group = coalesce(kept.blood_group, closed.blood_group),
      height_millimetres = coalesce(kept.height_millimetres, closed.height_millimetres),
      weight_grams = coalesce(kept.weight_grams, closed.weight_grams),
      address = coalesce(kept.address, closed.address),
      emergency_contact = coalesce(kept.emergency_contact, closed.emergency_contact)
    from patients closed where kept.user_id = ${keptId} and closed.user_id = ${closedId}`.execute(work.db)
  return 0
}

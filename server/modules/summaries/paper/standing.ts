import type { PaperKindPort } from '#server/modules/papers/index.ts'
import '../tables.ts'

/** What a summary's page tells: for whom, and whether a later edition stands in its place. What was found stays on the paper. */
export const summaryStanding: PaperKindPort = {
  async standing(db, paperId) {
    const row = await db
      .selectFrom('shared_summaries')
      .innerJoin('appointments', 'appointments.id', 'appointment_id')
      .innerJoin('users', 'users.id', 'appointments.patient_id')
      .leftJoin('pets', 'pets.id', 'appointments.pet_id')
      .select(['appointment_id', 'edition', 'users.name', 'pets.name as pet'])
      .where('paper_id', '=', paperId)
      .executeTakeFirst()
    if (!row) return null
    const later = await db
      .selectFrom('shared_summaries')
      .select('edition')
      .where('appointment_id', '=', row.appointment_id)
      .where('edition', '>', row.edition)
      .executeTakeFirst()
    return { state: later ? 'superseded' : 'genuine', subject: row.pet ?? row.name, validUntil: null, lines: [] }
  },
}

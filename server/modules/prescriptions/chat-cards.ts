import type { CardSource } from '#server/kernel/relationships.ts'
import './tables.ts'

/** Issued prescriptions, as patient and doctor show them to each other: that there is one, and nothing of what it says. */
export const prescriptionCards: CardSource = {
  kind: 'prescription',
  async shared(db, one, other, ids) {
    let query = db
      .selectFrom('prescriptions')
      .select(['id', 'issued_at', 'state'])
      .where('issued_at', 'is not', null)
      .where((eb) =>
        eb.or([
          eb.and([eb('patient_id', '=', one), eb('doctor_id', '=', other)]),
          eb.and([eb('patient_id', '=', other), eb('doctor_id', '=', one)]),
        ]),
      )
    if (ids) query = query.where('id', 'in', ids)
    const rows = await query
      .orderBy('issued_at', 'desc')
      .limit(ids ? ids.length : 20)
      .execute()
    return rows.flatMap(({ id, issued_at: at, state }) =>
      at === null ? [] : [{ kind: 'prescription' as const, id, number: null, at, state }],
    )
  },
}

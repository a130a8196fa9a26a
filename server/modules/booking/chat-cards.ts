import { unbookedStates } from '#contract/booking/states.ts'
import type { CardSource } from '#server/kernel/relationships.ts'
import { doctorsOfStaff } from '#server/modules/staff/index.ts'
import './tables.ts'

/** Visits of a patient to a practice, as both show them to each other. */
export const visitCards: CardSource = {
  kind: 'visit',
  async shared(db, first, second, ids) {
    const doctors = await doctorsOfStaff(db, [first, second], 'appointments')
    const [one, other] = [doctors.get(first) ?? first, doctors.get(second) ?? second]
    let query = db
      .selectFrom('appointments')
      .select(['id', 'number', 'starts_at', 'state'])
      .where((eb) =>
        eb.or([
          eb.and([eb('patient_id', '=', one), eb('doctor_id', '=', other)]),
          eb.and([eb('patient_id', '=', other), eb('doctor_id', '=', one)]),
        ]),
      )
    query = ids ? query.where('id', 'in', ids) : query.where('state', 'not in', unbookedStates)
    const rows = await query
      .orderBy('starts_at', 'desc')
      .limit(ids ? ids.length : 20)
      .execute()
    return rows.map(({ id, number, starts_at: at, state }) => ({ kind: 'visit' as const, id, number, at, state }))
  },
}

import type { FollowUp } from '#contract/booking/follow-up-schemas.ts'
import type { Reader } from '#server/kernel/db.ts'

/** Suggested visits with the visit after which each was suggested, and whether another was booked since. */
export function findFollowUps(db: Reader) {
  return db
    .selectFrom('follow_ups')
    .innerJoin('appointments', 'appointments.id', 'follow_ups.appointment_id')
    .select([
      'follow_ups.appointment_id',
      'follow_ups.amount',
      'follow_ups.unit',
      'follow_ups.purpose',
      'follow_ups.due_on',
      'follow_ups.put_away_at',
      'appointments.doctor_id',
      'appointments.patient_id',
      'appointments.pet_id',
      'appointments.mode',
    ])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('appointments as since')
            .select('since.id')
            .whereRef('since.patient_id', '=', 'appointments.patient_id')
            .whereRef('since.doctor_id', '=', 'appointments.doctor_id')
            .whereRef('since.pet_id', 'is not distinct from', 'appointments.pet_id')
            .whereRef('since.created_at', '>', 'follow_ups.created_at')
            .where('since.state', 'in', ['pending_payment', 'confirmed', 'waiting', 'in_progress', 'completed']),
        )
        .as('is_booked'),
    )
}

export type FollowUpRow = Awaited<ReturnType<ReturnType<typeof findFollowUps>['executeTakeFirstOrThrow']>>

export function presentFollowUp(row: FollowUpRow): FollowUp {
  return {
    amount: row.amount,
    unit: row.unit,
    purpose: row.purpose,
    dueOn: row.due_on,
    isPutAway: row.put_away_at !== null,
    isBooked: Boolean(row.is_booked),
  }
}

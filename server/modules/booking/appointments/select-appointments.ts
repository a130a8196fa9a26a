import type { Reader } from '#server/kernel/db.ts'

/** Visits with the names of both parties and of the pet; who may see them, and what else is shown of them, is up to the caller. */
export function selectAppointments(db: Reader) {
  return db
    .selectFrom('appointments')
    .innerJoin('users as patient', 'patient.id', 'appointments.patient_id')
    .innerJoin('users as doctor', 'doctor.id', 'appointments.doctor_id')
    .leftJoin('pets', 'pets.id', 'appointments.pet_id')
    .leftJoin('users as booker', 'booker.id', 'appointments.booked_by')
    .select([
      'appointments.id',
      'appointments.number',
      'appointments.state',
      'appointments.mode',
      'appointments.starts_at',
      'appointments.patient_id',
      'patient.name as patient_name',
      'doctor.name as doctor_name',
      'booker.name as booker_name',
      'pets.id as pet_id',
      'pets.name as pet_name',
      'pets.species as pet_species',
    ])
}

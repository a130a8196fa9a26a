import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const intakeData: PersonalData = {
  intakes: goes('appointment_id>appointments.patient_id'),
  intake_media: goes('appointment_id>appointments.patient_id'),
}

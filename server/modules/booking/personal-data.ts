import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const bookingData: PersonalData = {
  availability: goes('doctor_id'),
  availability_overrides: goes('doctor_id'),
  time_off: goes('doctor_id'),
  appointments: {
    rows: [{ of: 'patient_id', fate: { reason: "''" } }],
    plain:
      'id number patient_id pet_id doctor_id mode state starts_at ends_at buffer_before_minutes buffer_after_minutes blocked fee currency hold_expires_at sequence cancelled_by absent created_at updated_at refund_start booked_by',
  },
  appointment_events: {
    rows: [{ of: 'appointment_id>appointments.patient_id', fate: { reason: 'null' } }],
    plain: 'id appointment_id at actor_id actor_role event data',
  },
  appointment_reminders: aboutNobody('appointment_id starts_at hours_ahead sent_at'),
  calendar_versions: aboutNobody('doctor_id version'),
  doctor_time_claims: aboutNobody('source_id owner_id doctor_id blocked'),
  freed_times: goes('doctor_id'),
  earlier_slot_wishes: goes('appointment_id>appointments.patient_id'),
  slot_offers: goes('appointment_id>appointments.patient_id'),
  follow_ups: goes('appointment_id>appointments.patient_id'),
}

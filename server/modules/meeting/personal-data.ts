import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const meetingData: PersonalData = {
  meeting_connections: {
    rows: [
      { of: 'user_id', fate: 'delete' },
      { of: 'appointment_id>appointments.patient_id', fate: 'delete', notGiven: true },
    ],
  },
  meeting_signals: {
    rows: [
      { of: 'from_id>meeting_connections.user_id', fate: 'delete', notGiven: true },
      { of: 'to_id>meeting_connections.user_id', fate: 'delete', notGiven: true },
    ],
  },
  meeting_messages: {
    rows: [
      { of: 'author_id', fate: 'delete' },
      { of: 'appointment_id>appointments.patient_id', fate: 'delete', notGiven: true },
    ],
  },
  meeting_consents: {
    rows: [{ of: 'user_id', fate: {} }],
    plain: 'appointment_id user_id',
    kept: { treatment: 'version locale hash agreed_at' },
    atEnd: 'delete',
  },
  connection_tests: goes('user_id'),
  doctor_delays: goes('doctor_id'),
  meeting_guest_links: {
    rows: [
      { of: 'made_by', fate: 'delete' },
      { of: 'appointment_id>appointments.patient_id', fate: 'delete', notGiven: true },
    ],
  },
  meeting_guests: {
    rows: [{ of: 'appointment_id>appointments.patient_id', fate: 'delete', notGiven: true }],
  },
  meeting_rooms: aboutNobody('appointment_id opened_at'),
}

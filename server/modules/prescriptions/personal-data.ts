import { aboutNobody, goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const prescriptionsData: PersonalData = {
  prescriptions: {
    rows: [
      { of: 'patient_id', fate: 'delete', where: "state = 'draft'", notGiven: true },
      {
        of: 'patient_id',
        fate: { facts: `facts || '{"name": "—", "birthDate": null, "breed": null, "microchip": null}'` },
        where: "state <> 'draft'",
      },
    ],
    plain:
      'id appointment_id doctor_id patient_id pet_id state revision locale supersedes valid_until created_at changed_at issued_at ended_at',
    kept: { treatment: 'diagnosis advice follow_up_on facts weight_grams checks cancel_reason' },
    released: {
      facts: `jsonb_build_object('name', '—', 'birthDate', null, 'species', facts -> 'species', 'breed', null, 'microchip', null,
          'doctor', jsonb_build_object('name', '—', 'licenceNumber', '—'), 'timeZone', coalesce(facts ->> 'timeZone', 'UTC'))`,
      checks: "'[]'",
      cancel_reason: "case when cancel_reason is not null then '—' end",
    },
  },
  prescription_lines: {
    rows: [{ of: 'prescription_id>prescriptions.patient_id', fate: {} }],
    plain: 'id prescription_id position form route dose dose_unit frequency as_needed days quantity refills',
    kept: { treatment: 'medicine_id name strength note' },
  },
  prescription_fills: {
    rows: [{ of: 'prescription_id>prescriptions.patient_id', fate: {} }],
    plain: 'id prescription_id line_id number part previous_part due amount remaining filled_at',
    kept: { treatment: 'pharmacy city' },
  },
  prescription_templates: goes('doctor_id'),
  prescription_told_checks: {
    rows: [{ of: 'prescription_id>prescriptions.patient_id', fate: 'delete', notGiven: true }],
  },
  prescription_conflict_decisions: {
    rows: [{ of: 'prescription_id>prescriptions.patient_id', fate: {} }],
    plain: 'prescription_id decision decided_at',
    kept: { treatment: 'check_key conflict reason' },
  },
  prescription_refill_reminders: aboutNobody('line_id fill_number told_at'),
}

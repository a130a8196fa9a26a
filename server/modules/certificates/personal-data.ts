import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const certificatesData: PersonalData = {
  certificate_templates: goes('doctor_id'),
  certificates: {
    rows: [
      { of: 'patient_id', fate: { facts: `facts || '{"name": "—", "birthDate": null, "breed": null, "microchip": null}'` } },
    ],
    plain: 'id appointment_id doctor_id patient_id pet_id kind state locale issued_at supersedes cancelled_at',
    kept: { treatment: 'statement facts starts_on ends_on cancel_reason' },
    released: {
      facts: `jsonb_build_object('name', '—', 'birthDate', null, 'species', facts -> 'species', 'breed', null, 'microchip', null,
          'doctor', jsonb_build_object('name', '—', 'licenceNumber', '—'), 'timeZone', coalesce(facts ->> 'timeZone', 'UTC'))`,
      starts_on: 'starts_on',
      ends_on: 'ends_on',
      cancel_reason: "case when cancel_reason is not null then '—' end",
    },
  },
}

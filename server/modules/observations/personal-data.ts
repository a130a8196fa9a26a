import { aboutNobody, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const observationsData: PersonalData = {
  observations: {
    rows: [
      {
        of: 'patient_id',
        fate: 'delete',
        where: 'told_by_owner or not exists (select from doctors where doctors.user_id = observations.author_id)',
      },
      { of: 'patient_id', fate: {} },
    ],
    plain: 'id patient_id pet_id kind edition is_day told_by_owner author_id appointment_id withdrawn_at created_at',
    kept: { treatment: 'value second at measurer' },
    passes: { pet: 'pet_id', to: 'patient_id' },
    atEnd: 'delete',
  },
  observation_editions: {
    rows: [{ of: 'observation_id>observations.patient_id', fate: {} }],
    plain: 'observation_id edition act is_day capacity written_by written_at',
    kept: { treatment: 'value second at measurer reason' },
    atEnd: 'delete',
  },
  observation_ranges: aboutNobody('id kind species from_months to_months low high second_low second_high source revision'),
}

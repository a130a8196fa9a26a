import type { PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const peopleData: PersonalData = {
  patients: {
    rows: [
      {
        of: 'user_id',
        fate: {
          birth_date: 'null',
          sex: 'null',
          blood_group: 'null',
          height_millimetres: 'null',
          weight_grams: 'null',
          address: 'null',
          emergency_contact: 'null',
        },
      },
    ],
    plain: 'user_id',
  },
  pets: {
    rows: [
      {
        of: 'owner_id',
        fate: {
          name: "'—'",
          breed: 'null',
          sex: 'null',
          neutered: 'null',
          birth_date: 'null',
          microchip: 'null',
          weights: "'[]'",
          vaccinations: "'[]'",
          picture_id: 'null',
          archived_at: 'coalesce(archived_at, now())',
        },
      },
      // Without visits and treatment nothing is left that the row is needed for.
      {
        of: 'owner_id',
        fate: 'delete',
        where:
          'not exists (select from appointments where appointments.pet_id = pets.id) and not exists (select from record_entries where record_entries.pet_id = pets.id) and not exists (select from observations where observations.pet_id = pets.id)',
      },
    ],
    plain: 'id owner_id species created_at',
    passes: { pet: 'id', to: 'owner_id' },
  },
}

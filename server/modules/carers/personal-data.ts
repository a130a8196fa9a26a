import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const carersData: PersonalData = {
  pet_carers: { ...goes('user_id', 'pet_id>pets.owner_id'), withheld: 'invited_as' },
  carer_invitations: {
    rows: [
      { of: 'pet_id>pets.owner_id', fate: 'delete' },
      { of: 'email@email', fate: 'delete', notGiven: true },
    ],
  },
}

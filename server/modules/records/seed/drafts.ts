import type { EntryFacts } from '#contract/records/entry-schemas.ts'

/** An entry of the demonstration world; `since` and the like are days before now. */
export interface EntryDraft {
  readonly of: 'person' | 'dog' | 'cat'
  readonly by: 'owner' | 'physician' | 'veterinarian'
  /** Days before now on which it was written. */
  readonly writtenDaysAgo: number
  /** A doctor confirmed what the owner told. */
  readonly isConfirmed?: true
  readonly facts: (day: (daysAgo: number) => string) => EntryFacts
}

const allergy = (
  substance: string,
  reaction: string,
  severity: 'mild' | 'moderate' | 'severe',
  since: string | null,
): EntryFacts => ({
  kind: 'allergy',
  substance,
  referenceId: null,
  reaction,
  severity,
  since,
})

/** Records of the demonstration patient, her dog and her cat: as they would look after two years here. */
export const entryDrafts: readonly EntryDraft[] = [
  {
    of: 'person',
    by: 'owner',
    writtenDaysAgo: 320,
    isConfirmed: true,
    facts: (day) => allergy('Penicillin', 'Hives on arms and chest within an hour', 'severe', day(4100)),
  },
  {
    of: 'person',
    by: 'owner',
    writtenDaysAgo: 310,
    facts: () => allergy('Grass pollen', 'Runny nose, itching eyes', 'mild', null),
  },
  {
    of: 'person',
    by: 'physician',
    writtenDaysAgo: 210,
    facts: (day) => ({
      kind: 'condition',
      name: 'Migraine without aura',
      state: 'active',
      since: day(1500),
      until: null,
      remark: 'Two to three attacks a month, often after short nights.',
    }),
  },
  {
    of: 'person',
    by: 'physician',
    writtenDaysAgo: 400,
    facts: (day) => ({
      kind: 'condition',
      name: 'Ankle sprain, right',
      state: 'resolved',
      since: day(420),
      until: day(360),
      remark: '',
    }),
  },
  {
    of: 'person',
    by: 'owner',
    writtenDaysAgo: 120,
    facts: (day) => ({
      kind: 'medication',
      name: 'Ibuprofen 400 mg',
      medicineId: null,
      dose: 'One tablet when an attack begins, at most three a day',
      since: day(900),
      until: null,
      remark: 'Bought without a prescription',
    }),
  },
  {
    of: 'person',
    by: 'owner',
    writtenDaysAgo: 300,
    facts: (day) => ({ kind: 'vaccination', vaccine: 'Tetanus and diphtheria', date: day(1600), due: day(-2050), batch: '' }),
  },
  {
    of: 'person',
    by: 'physician',
    writtenDaysAgo: 30,
    facts: (day) => ({ kind: 'vaccination', vaccine: 'Influenza', date: day(30), due: day(-335), batch: 'FL-2291' }),
  },
  {
    of: 'person',
    by: 'physician',
    writtenDaysAgo: 29,
    facts: () => ({
      kind: 'note',
      subjective: 'Headache on one side since yesterday, worse in bright light. No fever, no numbness.',
      objective: 'Alert, speech clear. Looks towards both sides without pain. Neck moves freely.',
      assessment: 'Migraine attack, as before. Nothing that points to anything else.',
      plan: 'Rest in a dark room, ibuprofen early in the attack. Keeps a diary for six weeks; we look at it together.',
    }),
  },
  {
    of: 'dog',
    by: 'veterinarian',
    writtenDaysAgo: 150,
    facts: (day) => allergy('Chicken', 'Itching ears and paws', 'moderate', day(180)),
  },
  {
    of: 'dog',
    by: 'veterinarian',
    writtenDaysAgo: 60,
    facts: (day) => ({
      kind: 'condition',
      name: 'Otitis externa, left',
      state: 'active',
      since: day(61),
      until: null,
      remark: 'Second time this year; linked to the food allergy.',
    }),
  },
  {
    of: 'dog',
    by: 'owner',
    writtenDaysAgo: 55,
    facts: (day) => ({
      kind: 'medication',
      name: 'Ear cleaner',
      medicineId: null,
      dose: 'Both ears, every second evening',
      since: day(60),
      until: null,
      remark: '',
    }),
  },
  {
    of: 'dog',
    by: 'veterinarian',
    writtenDaysAgo: 60,
    facts: () => ({
      kind: 'note',
      subjective: 'Shakes its head for a week and scratches the left ear. Eats and plays as always.',
      objective: 'Left ear canal reddened with brown discharge, eardrum intact. Right ear clean.',
      assessment: 'Outer ear infection on the left.',
      plan: 'Cleaning every second evening, drops for ten days, look again in two weeks.',
    }),
  },
  {
    of: 'cat',
    by: 'owner',
    writtenDaysAgo: 90,
    facts: (day) => ({
      kind: 'condition',
      name: 'Hairballs',
      state: 'active',
      since: day(200),
      until: null,
      remark: 'About once a week, more in spring.',
    }),
  },
]

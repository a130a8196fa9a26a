import type { Draft } from '../draft.ts'

export const distantParent: Draft = {
  title: 'Looking after a parent from another city',
  category: 'family',
  scene: 'two-cities',
  summary: 'A shared calendar, one folder and a visit by video make distance smaller.',
  body: [
    'Care at a distance is made of telephone calls, timetables and a bad conscience. The conscience you can leave out. What helps is order, a few people on the spot, and a parent who is asked.',
    { heading: 'First, ask' },
    'What does your mother or father want to keep doing alone? What is becoming hard? Who may know what? Agree on who is told what, and put it in writing, as long as everybody is well. A power of attorney and a living will belong to that talk. Doctors may speak with you only if your parent has said so. Then ask how they want to be reached.',
    { heading: 'One folder' },
    {
      list: [
        'Illnesses, operations, allergies, on one page',
        'One list of medicines, with doses and the reason for each',
        'Doctors, pharmacy, insurance, with telephone numbers',
        'The papers mentioned above, and where the originals are',
        'Who has a key',
      ],
    },
    'Bring the list to every visit, and have it looked through once a year: with five tablets or more, some can often go. Have somebody in the house check the box once a week.',
    { heading: 'One calendar' },
    'Share it with brothers, sisters, neighbours and the care service. Visits, prescriptions that run out, who calls on which day. Give each one a job with an end; “let me know if you need anything” is not one.',
    { heading: 'A visit by video' },
    'Sit in on one now and then, with permission. Two people hear more than one. Let your parent speak first, and do not answer for them. Afterwards write the three things that were agreed into the calendar.',
    { heading: 'What to look at when you are there' },
    'The fridge, the post, the stairs, the shoes, the weight. Ask for a look at eyes and ears; both of them are more often the reason for withdrawing than age is. Loose carpets and dark corridors cause more broken hips than ice.',
    { heading: 'When to act' },
    {
      list: [
        'Emergency number: a face that hangs, an arm that will not lift, speech that is slurred; chest pain; a fall with pain in hip or head, above all with blood thinners',
        'Today: confusion that is new since yesterday. It is often an infection, too little water or a medicine.',
        'This week: two falls, weight that goes, medicines muddled, bills unpaid, no joy in anything',
      ],
    },
    'And you? Who cares for others sleeps badly and puts off their own appointments. Book yours on the same day as theirs.',
  ],
}

export const childRash: Draft = {
  title: 'Your child has a rash',
  category: 'family',
  scene: 'glass-test',
  summary: 'How to look, what to photograph, and the glass test.',
  body: [
    'Children get rashes as trees get leaves. Most are harmless and gone in a week. A few are not, and there is a test for those that takes ten seconds and a glass.',
    { heading: 'The glass test' },
    'Press a clear glass on the spots. If they fade, that is the usual case. If they stay visible through the glass, see a doctor at once, day or night; with a fever or an ill child call the emergency number. On dark skin look at paler places: the palms, the soles, the belly, the inside of the lids.',
    'A rash that fades does not rule out something serious in a child who seems very ill. Trust that impression more than the glass.',
    { heading: 'How to look' },
    {
      list: [
        'Where did it begin, and where has it spread to?',
        'Flat, raised, with blisters, with crusts? Does it itch?',
        'Fever, cough, sore throat, red eyes or a red tongue?',
        'New food, medicine, soap, plants, animals in the last days?',
        'Who at nursery or school has something?',
        'Which vaccinations are still missing?',
      ],
    },
    'Take two photos in daylight, near and far, and write down when it began and whether there is a fever. That is most of what a doctor needs by video. Photograph again the next day: rashes move.',
    { heading: 'What it often is' },
    'Fever for three days, then fine spots when it drops: typical of small children. Itchy blisters of different ages: chickenpox. Spots on hands, feet and in the mouth. Slapped red cheeks. Welts that wander: hives. In the folds or under the nappy: rubbing, or thrush. Which of them it is, a doctor says; you need not.',
    { heading: 'What helps' },
    'Cool, loose cotton, short nails, lukewarm water without soap. A lotion that cools, if it itches. Fever medicine only for how the child feels; no ibuprofen with chickenpox, no aspirin at all. A child with an infectious rash stays at home, and away from pregnant women, until somebody has looked.',
    { heading: 'When to see somebody' },
    {
      list: [
        'Emergency number: spots that stay under the glass; trouble breathing, swollen lips or tongue; a child who is limp, hard to wake, stiff-necked or mottled and cold',
        'Today: a baby under three months with any fever; blisters over large areas or in the eye; skin that peels or hurts to the touch; fever for five days with red eyes or lips; a rash after a new medicine',
        'This week: crusts that spread, a ring that grows after a tick, itching in the whole family at night',
      ],
    },
    'It is all right to ask anyway. Nobody has ever been sent away for a rash that turned out to be nothing.',
  ],
}

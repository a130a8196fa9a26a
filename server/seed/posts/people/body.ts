import type { Draft } from '../draft.ts'

export const eczema: Draft = {
  title: 'Eczema in winter',
  category: 'skin',
  scene: 'cream',
  summary: 'Dry air, hot water and wool: how to calm skin that is angry from October to March.',
  body: [
    'Skin is a wall of bricks and mortar. In eczema there is too little mortar: water gets out, and what irritates gets in. Winter pulls from both sides, with frost outdoors and dry air within. You cannot change the bricks, but you can put mortar on every day.',
    { heading: 'The basis: twice a day' },
    'Shower short and lukewarm, five to ten minutes, with a wash that does not foam much and has no scent. Pat dry, and put on a plain thick cream within three minutes, while the skin is still a little damp. Twice a day, every day, also on the good days. Ointments are better than lotions in winter; the best one is the one that you like to use.',
    'Use plenty. A grown person with dry skin all over needs about half a kilo of it in a week or two. Stroke it on in the direction of the hair, and do not rub.',
    { heading: 'The flare: early and long enough' },
    'Cortisone cream in a sensible strength for a short time is safe. Half a treatment is what keeps the itch coming back. Usually it goes on once a day, thinly, until the skin is smooth and no longer rough to the finger, and then for some days more, or twice a week, as agreed. The line from the last joint of a finger to its tip is enough for an area of two hands.',
    {
      list: [
        'Face, folds and children need weaker ones: ask which.',
        'First one, then wait a quarter of an hour, then the other: cream and cortisone dilute each other.',
        'There are creams without cortisone for delicate places, and tablets or injections for bad cases.',
      ],
    },
    { heading: 'Against the itch' },
    'Cool, press, tap; do not scratch. Short nails, cotton gloves at night, a damp layer of cotton under a dry one on bad evenings. Sleep in a room of eighteen degrees. Distraction is a medicine as well.',
    { heading: 'What irritates' },
    {
      list: [
        'Wool on the skin. Wear cotton beneath it.',
        'Sweat under too many layers',
        'Scent in soap, detergents and, yes, in natural oils',
        'Washing up without gloves; gloves without cotton inside',
        'Tobacco smoke, also that of others',
      ],
    },
    'Food is seldom the reason in grown-ups, and not often in children. Do not leave out whole groups of foods on suspicion: it harms growth, and can even make allergies. Have it tested.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once: many small blisters or punched-out sores that hurt, above all in the face, with a fever or near the eye. It may be herpes, and it spreads within hours.',
        'Today or tomorrow: honey-coloured crusts, pus, quickly spreading redness or warmth',
        'Soon: no better after two weeks of good treatment, sleep that is gone, school or work missed, or eczema for the first time after fifty',
      ],
    },
    'For a video visit take photos on the bad days, in daylight, with the date. Skin has a way of being beautiful on the day of the appointment.',
  ],
}

export const backPain: Draft = {
  title: 'Back pain: move, but how',
  category: 'movement',
  scene: 'walking',
  summary: 'Lying still is the one treatment that reliably makes it worse.',
  body: [
    'Nearly everybody has it once. It is frightening, it is nasty, and in nine of ten people nothing is broken, worn out or slipped in a way that needs repair. A back that hurts is not a back that is fragile.',
    { heading: 'The first days' },
    {
      list: [
        'Walk a little every hour, even if only around the table.',
        'Lie in the position that is least bad, but not for long: on the side with a pillow between the knees, or on the back with the calves on a chair.',
        'Warmth, if you like it.',
        'A painkiller such as ibuprofen for a few days, if stomach, kidneys, heart and other medicines allow it. It is there to make moving possible, not to replace it. Paracetamol alone helps little.',
      ],
    },
    'Go on with what you can of ordinary life and work. Those who do are well sooner than those who wait for the pain to stop first.',
    { heading: 'The next weeks' },
    'Most back pain is better after two weeks and largely gone after six. Increase what you do by the calendar and not by the pain: five minutes of walking today, seven the day after tomorrow. It may pull. It should be no worse on the next morning.',
    'Which exercise? The one that you will do. Swimming, yoga, strength, dancing, gardening: none is clearly better than another. Twice a week for life is better than daily for a month.',
    { heading: 'A picture?' },
    'A picture from a scanner rarely changes what helps in the first six weeks. It shows bulges and wear in most people over forty, also in those without pain, and once read such words are hard to forget. It is useful when something from the list below is there.',
    { heading: 'What else plays along' },
    'Bad sleep, worry, low spirits and trouble at work make pain last. That does not mean that it is imagined. It means that there are more doors through which to get out.',
    { heading: 'An emergency today, not tomorrow' },
    'Numbness between the legs, weak feet, trouble with bladder or bowel or a new numbness when going to the toilet: go to an emergency department now. So also for pain after a bad fall, or with a sudden tearing pain in the belly.',
    { heading: 'See a doctor this week' },
    {
      list: [
        'A fever, weight that goes, pain that is worst at night, or cancer in the past',
        'Pain down the leg below the knee with tingling or weakness',
        'Osteoporosis or long use of cortisone',
        'Under twenty or over fifty-five with such pain for the first time',
        'Stiffness in the morning for more than half an hour over three months',
        'No better after four to six weeks',
      ],
    },
    'And the chair? The best posture is the next one.',
  ],
}

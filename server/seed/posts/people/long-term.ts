import type { Draft } from '../draft.ts'

export const bloodPressure: Draft = {
  title: 'Reading your blood pressure at home',
  category: 'heart',
  scene: 'cuff',
  summary: 'Five habits that make the number on the display worth writing down.',
  body: [
    'Blood pressure is never the same twice. It climbs with stairs, coffee, a full bladder and a doctor in a white coat. That is why a week of calm readings at home says more than one in a surgery, and why it is worth doing them well.',
    { heading: 'The right cuff' },
    'Buy a device for the upper arm that was tested for accuracy; lists of such devices are public. Measure round your arm and take the cuff for it: one too small reads too high. Devices for the wrist are second choice. Bring yours to a visit once, and compare.',
    { heading: 'Five habits' },
    {
      list: [
        'Half an hour before: no coffee, cigarette, meal or sport. Go to the toilet.',
        'Sit for five minutes first, back supported, feet flat on the floor, legs not crossed.',
        'Bare upper arm, resting on a table at the height of your heart.',
        'Do not talk, and do not look at the telephone. Yes, that counts.',
        'Measure twice, one minute apart, and write down both with the time.',
      ],
    },
    'Do so in the morning, before tablets and breakfast, and in the evening, for a week. The average of those readings is what your doctor wants to see; many leave the first day out. At the very first time measure both arms, and from then on the one that read higher.',
    { heading: 'What the numbers mean' },
    'The upper one is the pressure when the heart beats, the lower one when it rests. At home, an average of 135 over 85 or more is usually called high. What is right for you may be different: with diabetes, kidney disease, in pregnancy or at eighty. Agree on your own goal, and write it on the first page.',
    'A single high reading after a bad phone call is not hypertension. Sit down, breathe out slowly for some minutes, and measure again. Many of them are worth a visit.',
    { heading: 'What brings it down' },
    {
      list: [
        'Less salt: most of it hides in bread, cheese, sausage and ready meals.',
        'Half an hour of brisk walking on most days',
        'A few kilos less, if there are some too many',
        'Little alcohol, no cigarettes, enough sleep. Snoring with pauses is worth telling.',
        'Tablets, if they are needed, at the same time each day. Do not stop on your own when the numbers are good: they are good because of them.',
      ],
    },
    'Painkillers such as ibuprofen, nasal sprays, liquorice and some pills for birth control push it up. Tell what you take.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once, by the emergency number: chest pain, trouble breathing, weakness of one side, trouble speaking or seeing, a sudden very bad headache, whatever the display says',
        'Today: 180 over 120 or more twice, five minutes apart, also without complaints; in pregnancy already 140 over 90, or a headache with flickering before the eyes',
        'Within weeks: an average above your goal, dizziness on standing up, or readings that are under 100 with tablets',
      ],
    },
    'And when the week is over, put the device away. Measuring twenty times a day measures mostly worry.',
  ],
}

export const diabetesStart: Draft = {
  title: 'A calm start with type 2 diabetes',
  category: 'everyday',
  scene: 'plate',
  summary: 'The first month after the diagnosis, one thing at a time.',
  body: [
    'A diagnosis arrives in a minute and is understood in a year. Nothing has to be perfect this week. It is a disease in which small, dull, daily things do most of the work, and that is good news: they are yours.',
    { heading: 'First week: two things only' },
    'Start with walking after meals, ten to fifteen minutes, and water in place of sweet drinks and juice. Both show in the numbers within two weeks. Leave everything else as it is.',
    { heading: 'Second week: the plate' },
    {
      list: [
        'Half of it vegetables',
        'A quarter protein: beans, fish, eggs, tofu, meat',
        'A quarter rice, potatoes, bread or pasta, whole-grain where you like it',
        'Fruit to chew rather than to drink',
      ],
    },
    'There are no forbidden foods and no need of special ones for diabetics. If there is weight to lose, five to ten kilos can do as much as a tablet, or more; in the first years some people come to normal values without any. Ask for help with it.',
    { heading: 'Third week: your numbers' },
    'Learn what your readings mean before you worry about any one of them. Your doctor looks at three months, by a value called HbA1c, and not at Tuesday. Ask which goal is yours, and whether you need to measure at home at all. Many people on tablets do not.',
    { heading: 'Fourth week: the team' },
    'Eyes, feet and kidneys want a check once a year; blood pressure and cholesterol, too. Book them all in the same month and it becomes a habit. Look at your feet every evening, between the toes as well. Ask about a course: those who take part do better.',
    { heading: 'Medicines' },
    'Metformin is often the first; it is gentler on the stomach if one begins low and takes it with food. Some newer tablets and injections protect heart and kidneys. Ask of each what it is for, and what to do when you are ill: with vomiting or diarrhoea some must pause.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once: confusion, drowsiness, deep quick breathing, vomiting that does not stop, or chest pain, which with diabetes can be mild',
        'Today: a wound on the foot, or a red and warm one; great thirst with values above 15 mmol/l (270 mg/dl) more than once; low values below 4 (70) if you take insulin or a sulphonylurea',
        'Soon: blurred sight, burning feet, infections that return, low spirits for more than two weeks',
      ],
    },
    'Being fed up with it now and then is a part of it. It even has a name, and one can talk about it.',
  ],
}

export const medicineTravel: Draft = {
  title: 'Travelling with medicines',
  category: 'everyday',
  scene: 'suitcase',
  summary: 'Paper, packaging and time zones.',
  body: [
    'Medicines travel badly: they dislike heat, borders and lost suitcases. Half an hour of preparation, four weeks ahead, spares you the search for a pharmacy in a language you do not speak.',
    { heading: 'Paper' },
    {
      list: [
        'A list with active substances and strengths, not just brand names, which differ abroad',
        'A copy of the prescription, on paper and in your record',
        'A letter for strong painkillers, medicines for attention or sleep, syringes and pens. Some countries want a stamped form; others forbid substances that are ordinary at home. Ask the embassy.',
        'Your allergies and illnesses in the language of the country, on one card',
      ],
    },
    { heading: 'Packaging' },
    'Keep medicines in their boxes and in your hand luggage, for the whole journey and a week more. Share them between two bags if two people travel. Liquids that you need are allowed beyond the usual limit; show them without being asked.',
    { heading: 'Heat and cold' },
    'Heat spoils more than you think. A car in the sun is an oven, and the hold of an aeroplane may freeze. Insulin belongs in a cooling pouch, never directly on ice. If tablets have melted together or a liquid is cloudy, do not take them.',
    { heading: 'Time zones' },
    'For medicines taken once a day, shift by an hour or two each day until you are on local time, if they bear it. For insulin, blood thinners, medicines against epilepsy, HIV or rejection of an organ, and for the pill, ask first and have the plan written down. A clock left on home time helps.',
    { heading: 'A small chest' },
    'A thermometer, plasters, something for pain and fever, for diarrhoea with a solution to drink, for allergies, sun protection, and a repellent. For malaria and altitude ask six weeks before.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once, there: chest pain, trouble breathing, weakness of one side, a fever after the tropics, also weeks after you are home',
        'The same day: medicines lost or stolen that may not stop suddenly, bloody diarrhoea, a swollen leg after a long flight',
        'Before the journey: a new illness, pregnancy, an operation in the last weeks, or any change of tablets in the last month',
      ],
    },
    'On long flights walk, drink, and stretch your calves. And find out today how your insurance can be reached abroad; the number belongs on the same card.',
  ],
}

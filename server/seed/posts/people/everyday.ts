import type { Draft } from '../draft.ts'

export const fever: Draft = {
  title: 'When a fever needs a doctor, and when it needs a blanket',
  category: 'everyday',
  scene: 'thermometer',
  summary: 'A number on a thermometer says less than how a person is doing.',
  body: [
    'A fever is the body at work. Germs dislike heat, and the body knows it. From 38 degrees (100.4 °F) on one speaks of a fever. Most fevers come from a virus and pass within three days, whatever one does.',
    { heading: 'Look at the person first' },
    'Somebody with 39.5 who drinks, answers and complains about the soup is doing better than somebody with 38.2 who lies there and does not want to be spoken to. Ask yourself: does this person wake properly, breathe easily, drink, and pass water? Four times yes lets you sit down.',
    { heading: 'What helps' },
    {
      list: [
        'Drink, little and often. Water, tea, soup; for children what they like.',
        'Rest. Staying in bed is allowed, and not required.',
        'Light clothing, and a blanket only while it shivers. Then off with it again.',
        'Something for the fever only if you feel miserable: paracetamol or ibuprofen, as the leaflet says for the weight and age. It is the misery you treat, not the number.',
      ],
    },
    'No aspirin for children and teenagers. No ibuprofen for babies under three months, or for anybody who hardly drinks. Count what is in combined cold remedies as well: many contain paracetamol, and two of them together are too much.',
    'Cold baths and wrapping up in woollen blankets are both from another century. One makes people shiver, the other makes them hotter.',
    { heading: 'Call at once' },
    'Use the emergency number, or go to the nearest emergency department, for a fever together with any of these:',
    {
      list: [
        'a stiff neck, a very bad headache, or light that hurts',
        'trouble breathing, blue lips, or chest pain',
        'confusion, a fit, or somebody who cannot be woken properly',
        'a rash that does not fade under a glass',
        'cold, mottled skin, or no urine for half a day',
        'a baby under three months with 38 degrees or more: always, also when it seems well',
      ],
    },
    { heading: 'See a doctor today' },
    {
      list: [
        'A baby from three to six months with 39 degrees or more',
        'A fever in pregnancy, after an operation, or during chemotherapy or other medicines that weaken the defences. With chemotherapy ring at once: there is a number for it in your papers.',
        'After a journey to the tropics, also weeks later. Malaria looks like a cold at first.',
        'Pain when passing water, a painful ear, or a red and hot leg',
      ],
    },
    { heading: 'See a doctor this week' },
    'When a fever lasts longer than three days, comes back after a day without, or keeps up in the evenings for weeks, together with sweat at night or weight that goes. Old people sometimes have a serious infection and hardly a fever; with them, count new confusion or a fall as one.',
    { heading: 'Keep a small table' },
    'Write down the times and temperatures, what was given and how much was drunk. In a visit that small table helps more than any guess. And measure in the same way each time: under the arm reads half a degree less than in the bottom or the ear.',
    'When it is over, take one day more than you think. That is the blanket’s part.',
  ],
}

export const vaccinations: Draft = {
  title: 'Vaccinations for grown-ups',
  category: 'everyday',
  scene: 'syringe',
  summary: 'Tetanus is due again sooner than most people think.',
  body: [
    'Most people remember their last vaccination as something with a lollipop. Protection fades meanwhile, and some vaccinations are made for those who are grown. Which ones are paid for and recommended differs by country; your doctor knows your list.',
    { heading: 'For nearly everybody' },
    {
      list: [
        'Tetanus and diphtheria every ten years; in some countries later ones at greater distances. Whooping cough belongs in at least one of those shots.',
        'Measles, mumps and rubella: two doses in a life, if you were born after the years in which everybody had them.',
        'Influenza every autumn, above all with a long illness, in pregnancy, from sixty or so, and for those who care for others.',
        'COVID-19 as it is recommended for your age and health.',
      ],
    },
    { heading: 'From fifty or sixty on' },
    'Pneumococcus and shingles are worth a question; in many places RSV, too. Shingles is vaccinated twice, some months apart. Yes, also if you have had it already.',
    { heading: 'Before a child' },
    'Measles and rubella should be settled before a pregnancy, because they may not be given in it. Whooping cough, and influenza in season, are given in pregnancy, to protect the baby in its first months. Grandparents can have theirs refreshed at the same time.',
    { heading: 'Before a journey' },
    'Ask six weeks ahead. Some series need a month, and the proof against yellow fever counts only ten days after the shot. Hepatitis A, typhoid and rabies depend on where and how you travel.',
    { heading: 'If the booklet is lost' },
    'A doctor can work out with you what to repeat. One dose too many does no harm; one too few may. Ask former doctors and schools, take a photo of what turns up, and put it into your record.',
    { heading: 'Afterwards' },
    'A sore arm, tiredness, a low fever for a day or two: that is the body learning. Move the arm, drink, rest.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once, by the emergency number: swelling of the face, trouble breathing, hives all over or fainting within hours',
        'Today: a fever above 39 for longer than two days, or an arm that grows redder after the third',
        'Before the shot: pregnancy, a weak immune system, a severe reaction in the past, blood thinners, or a fever today',
      ],
    },
    'A cold is no reason to put it off. Neither is a Tuesday.',
  ],
}

export const antibiotics: Draft = {
  title: 'Antibiotics: what they can do and what they cannot',
  category: 'everyday',
  scene: 'capsules',
  summary: 'Why your doctor sometimes says no, and why that is good care.',
  body: [
    'Antibiotics kill bacteria. Colds, most sore throats and most coughs come from viruses. Against them an antibiotic does nothing but upset your stomach, and teach the bacteria that live with you how to survive the next one.',
    { heading: 'How long things take by themselves' },
    {
      list: [
        'A sore throat: about a week',
        'A cold: a week to ten days',
        'A blocked sinus: two to three weeks',
        'A cough after a cold: three weeks, at times longer',
        'An ear in a child over two: three days, mostly',
      ],
    },
    'Green or yellow phlegm is no proof of bacteria. It is the colour of white blood cells doing their work.',
    { heading: 'When they are needed' },
    'For pneumonia, most infections of the kidneys, many of the bladder, some of skin and throat, and for sepsis they save lives. Your doctor decides by examination and, where it helps, by a swab or a blood test. Sometimes the best answer is a prescription for later, to be used only if it is not better on the third day.',
    { heading: 'If you take one' },
    {
      list: [
        'At the times written on the label and for as long as your doctor said. Often that is shorter than it used to be; do not prolong it either.',
        'Ask whether with food, and which ones do not go with milk, iron, alcohol or sun.',
        'Forgotten one? Take it when you notice, unless the next is nearly due. Never two at once. Ask if unsure.',
        'Tell about every other medicine, blood thinners above all, and about pregnancy.',
      ],
    },
    'Never keep the rest for the next time. The next time is usually something else. Do not share it. Bring it back to a pharmacy.',
    { heading: 'Allergic?' },
    'Of ten people who believe that penicillin is not for them, nine can take it. It is worth testing: the substitutes are often weaker or have more side effects. A rash years ago, as a child, is a reason to ask, not to avoid it for life. Do not test it by yourself.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once: swelling of face or tongue, trouble breathing, a rash with blisters or sore mouth and eyes; or confusion, quick breathing and cold skin in somebody with an infection',
        'Today: heavy or bloody diarrhoea, also weeks afterwards; a fever that returns; no better after two to three days',
        'This week: a cough of more than three weeks, or your third infection of the same kind this year',
      ],
    },
    'So when a doctor says no, ask instead: what will make me feel better meanwhile, how long will it last, and what should bring me back? A good no comes with all three.',
  ],
}

import type { Draft } from './draft.ts'

export const peoplePosts: readonly Draft[] = [
  {
    title: 'What to have ready for your first video visit',
    category: 'visits',
    scene: 'laptop',
    summary: 'Ten quiet minutes of preparation make a visit twice as useful.',
    body: [
      'Sit somewhere with light in front of you and a door you can close. Put your phone on a stand, so that both hands are free to show what hurts.',
      { heading: 'Put it in words' },
      'Write down when it began, what makes it better or worse, and every medicine you take, also the ones without a prescription. A photo of the boxes does the same work.',
      { heading: 'Before you end the call' },
      'Ask what should happen next:',
      { list: ['what to watch for', 'when to come back', 'who to reach at night'] },
    ],
  },
  {
    title: 'When a fever needs a doctor, and when it needs a blanket',
    category: 'everyday',
    scene: 'moon',
    summary: 'A number on a thermometer says less than how a person is doing.',
    body: [
      'Most fevers are the body at work and pass within three days. Drink, rest, and take something for the fever only if you feel miserable.',
      'Call at once for a stiff neck, trouble breathing, confusion, a rash that does not fade under a glass, or any fever in a baby under three months.',
      'Write down the times and temperatures. In a visit that small table helps more than any guess.',
    ],
  },
  {
    title: 'Reading your blood pressure at home',
    category: 'heart',
    scene: 'heart',
    summary: 'Five habits that make the number on the display worth writing down.',
    body: [
      'Sit for five minutes first, back supported, feet on the floor, arm at the height of your heart. No coffee or cigarette in the half hour before.',
      'Measure twice, one minute apart, in the morning and in the evening for a week. The average of those readings is what your doctor wants to see.',
      'A single high reading after a bad phone call is not hypertension. Many of them are worth a visit.',
    ],
  },
  {
    title: 'Sleep: what helps after two bad weeks',
    category: 'mind',
    scene: 'moon',
    summary: 'Small changes that work better than staying in bed for longer.',
    body: [
      'Get up at the same time every day, also after a bad night. It is the morning that sets the clock, not the evening.',
      'If you lie awake for more than twenty minutes, get up and do something dull in low light until you are sleepy again. The bed should mean sleep.',
      'If nothing helps after a month, or if you stop breathing at night, talk to a doctor. Both can be treated.',
    ],
  },
  {
    title: 'Eczema in winter',
    category: 'skin',
    scene: 'leaf',
    summary: 'Dry air, hot water and wool: how to calm skin that is angry from October to March.',
    body: [
      'Shower short and lukewarm, pat dry, and put on a plain thick cream within three minutes. Twice a day, every day, also on the good days.',
      'Cortisone cream in a sensible strength for a short time is safe. Half a treatment is what keeps the itch coming back.',
      'Honey-coloured crusts or quickly spreading redness are a reason to show it to a doctor this week.',
    ],
  },
  {
    title: 'Migraine, and the diary that finds its triggers',
    category: 'mind',
    scene: 'leaf',
    summary: 'Four lines a day for a month tell more than a scan.',
    body: [
      'Note the start and end, what you ate and drank, how you slept, and what you took. Do it on the days without pain too, or the comparison is missing.',
      'Painkillers on more than ten days a month can themselves cause headaches. That is common, and it can be undone.',
      'The worst headache of your life, or one with weakness or trouble speaking, is an emergency.',
    ],
  },
  {
    title: 'Vaccinations for grown-ups',
    category: 'everyday',
    scene: 'heart',
    summary: 'Tetanus is due again sooner than most people think.',
    body: [
      'Tetanus and diphtheria are due every ten years, and whooping cough belongs in one of those shots. Influenza is a matter of every autumn.',
      'From sixty on, pneumococcus and shingles are worth a question. Before a long journey, ask six weeks ahead.',
      'If the booklet is lost, a doctor can work out with you what to repeat. One dose too many does no harm.',
    ],
  },
  {
    title: 'Antibiotics: what they can do and what they cannot',
    category: 'everyday',
    scene: 'leaf',
    summary: 'Why your doctor sometimes says no, and why that is good care.',
    body: [
      'Colds, most sore throats and most coughs come from viruses. An antibiotic does nothing against them but upset your stomach.',
      'When you do need one, take it at the times written on the label and for as long as your doctor said. Ask what to do if you forget a dose.',
      'Never keep the rest for the next time. The next time is usually something else.',
    ],
  },
  {
    title: 'Back pain: move, but how',
    category: 'movement',
    scene: 'heart',
    summary: 'Lying still is the one treatment that reliably makes it worse.',
    body: [
      'Walk a little every hour, even if only around the table. Warmth and a mild painkiller are there to make moving possible, not to replace it.',
      'Most back pain is better after two weeks and gone after six. A picture from a scanner rarely changes what helps.',
      'Numbness between the legs, weak feet or trouble with bladder or bowel are an emergency today, not tomorrow.',
    ],
  },
  {
    title: 'Looking after a parent from another city',
    category: 'family',
    scene: 'laptop',
    summary: 'A shared calendar, one folder and a visit by video make distance smaller.',
    body: [
      'Agree on who is told what, and put it in writing. Then ask your parent’s doctor how they want to be reached.',
      'Keep one list of medicines, with doses and the reason for each, and bring it to every visit. Have somebody in the house check the box once a week.',
      'Sit in on a video visit now and then, with permission. Two people hear more than one.',
    ],
  },
  {
    title: 'A calm start with type 2 diabetes',
    category: 'everyday',
    scene: 'leaf',
    summary: 'The first month after the diagnosis, one thing at a time.',
    body: [
      'Start with walking after meals and water in place of sweet drinks. Both show in the numbers within two weeks.',
      'Learn what your readings mean before you worry about any one of them. Your doctor looks at three months, not at Tuesday.',
      'Eyes, feet and kidneys want a check once a year. Book them all in the same month and it becomes a habit.',
    ],
  },
  {
    title: 'Your child has a rash',
    category: 'family',
    scene: 'moon',
    summary: 'How to look, what to photograph, and the glass test.',
    body: [
      'Press a clear glass on the spots. If they stay visible, see a doctor at once, day or night.',
      'Otherwise take two photos in daylight, near and far, and write down when it began and whether there is a fever. That is most of what a doctor needs by video.',
      'Most rashes of childhood are harmless and gone in a week. It is all right to ask anyway.',
    ],
  },
  {
    title: 'Talking about anxiety with a doctor',
    category: 'mind',
    scene: 'laptop',
    summary: 'You do not need the right words. These will do for a start.',
    body: [
      'Say what it keeps you from doing. “I do not take the train any more” tells a doctor more than a number from one to ten.',
      'There are several treatments that work, with and without medicine. If the first does not fit, it was the wrong one, not you.',
      'If you think about harming yourself, say so, or call your emergency number now. People there know what to do.',
    ],
  },
  {
    title: 'Travelling with medicines',
    category: 'everyday',
    scene: 'laptop',
    summary: 'Paper, packaging and time zones.',
    body: [
      'Keep medicines in their boxes and in your hand luggage, with a copy of the prescription. Some countries ask for a letter; your doctor can write it.',
      'For medicines taken once a day, shift by an hour or two each day until you are on local time. For insulin and blood thinners, ask first.',
      'Heat spoils more than you think. A car in the sun is an oven.',
    ],
  },
  {
    title: 'What happens to your data in a visit',
    category: 'visits',
    scene: 'laptop',
    summary: 'Who can see what you told a doctor, and how you can check.',
    body: [
      'Your record is yours. A doctor sees it because you have, or had, a visit together; anybody else needs to state a reason, and you are told.',
      'Every look and every change is written down. You can read that list yourself.',
      'Video is carried between the two of you and is not recorded.',
    ],
  },
]

import type { Draft } from '../draft.ts'

export const sleep: Draft = {
  title: 'Sleep: what helps after two bad weeks',
  category: 'mind',
  scene: 'bed',
  summary: 'Small changes that work better than staying in bed for longer.',
  body: [
    'Two bad weeks happen to everybody. What follows decides whether they become two bad years: most of what we do in order to make up for lost sleep drives it away. Going to bed earlier, staying there later, lying still and trying hard. Sleep is like a cat. It comes when nobody is reaching for it.',
    { heading: 'The morning sets the clock' },
    'Get up at the same time every day, also after a bad night and on Sunday. It is the morning that sets the clock, not the evening. Then go into the light: half an hour out of doors, even under clouds, is brighter than any lamp in your kitchen.',
    { heading: 'The bed should mean sleep' },
    'Go to bed only when you are sleepy, which is not the same as tired. If you lie awake for more than about twenty minutes, get up and do something dull in low light until you are sleepy again. Do not look at the clock for it; turn it round. It is a nuisance for a week or two, and it works better than tablets after a month.',
    'If you lie nine hours and sleep six, try six and a half in bed. It sounds cruel. Sleep becomes denser, and then you add a quarter of an hour each week. Do this with advice if you drive for your living, have epilepsy or a bipolar illness, or are very sleepy by day.',
    { heading: 'By day' },
    {
      list: [
        'No coffee, black tea, cola or energy drinks after lunch',
        'Move, but not hard in the last two hours',
        'If you must nap, twenty minutes and before three o’clock',
        'Alcohol brings sleep and takes it away again at three in the morning',
        'Write tomorrow’s list and the worries on paper, an hour before bed, and close the book',
      ],
    },
    { heading: 'By night' },
    'Cool, dark, quiet. Telephones outside the bedroom: less because of their light than because of what is in them. If thoughts circle, breathe out for longer than you breathe in, ten times. One bad night is unpleasant, and not dangerous; bodies catch up on deep sleep by themselves.',
    { heading: 'Tablets' },
    'They can bridge some days in a crisis. After a few weeks they lose their effect, and stopping makes sleep worse for a while. Do not stop by yourself what you have taken for long: it is done in small steps. What does work in the long run is a course of behavioural therapy for sleep, with a person or online. Ask for it by its name, CBT-I.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once: thoughts of ending your life, or nights without sleep together with racing thoughts, great energy and risky ideas. Call your emergency number, or a helpline.',
        'Soon: pauses in breathing, loud snoring, falling asleep at the wheel or in company. This can be treated well.',
        'Soon: legs that must be moved at night, kicking or acting out of dreams',
        'This month: low mood, pain, hot flushes or a new medicine that began with it, or no better after four weeks of all this',
      ],
    },
    'Bring a sleep diary of two weeks: to bed, up, awake, how the day was. A watch that counts is fine too, but it guesses. You know better how you feel.',
  ],
}

export const migraine: Draft = {
  title: 'Migraine, and the diary that finds its triggers',
  category: 'mind',
  scene: 'diary',
  summary: 'Four lines a day for a month tell more than a scan.',
  body: [
    'Migraine is not a strong headache. It is an illness of a brain that takes in too much, and it brings nausea, a fear of light and noise, and often a day that is lost. One in seven people has it. Very many of them were never told what can be done.',
    { heading: 'Four lines' },
    {
      list: [
        'Start, end, and how bad: could you go on, go on slowly, or not at all?',
        'Sleep: when to bed, when up',
        'What was different: meals left out, alcohol, stress and its end, weather, the monthly cycle',
        'What you took, when, and whether it had helped after two hours',
      ],
    },
    'Do it on the days without pain too, or the comparison is missing. After a month look for patterns that return three times. Chocolate is often innocent: the craving belongs to the attack that has already begun. The commonest triggers are quite dull: too little or too much sleep, no lunch, the first day of the holidays.',
    'Do not build a life around avoiding things. A regular day protects better than any list of forbidden ones: sleep, meals, water and movement at the same times.',
    { heading: 'In an attack' },
    'Take what works for you early, while the pain is still mild, and enough of it. Ibuprofen, naproxen or aspirin help many; triptans help many of the others, and something against nausea lets both of them work. If one triptan fails in three attacks, another may not. They do not suit everybody: tell about heart, vessels, stroke, pregnancy and other tablets.',
    'Then darkness, something cool, quiet, and sleep if it comes.',
    { heading: 'Not more than ten days' },
    'Painkillers on more than ten days a month, simple ones on more than fifteen, can themselves cause headaches. That is common, and it can be undone. It takes some bad weeks and a plan. Do not be ashamed of it, and do not do it alone if strong medicines are among them.',
    { heading: 'Fewer attacks' },
    'From about four days a month on, a treatment that prevents is worth a talk. There are tablets which were first made for blood pressure, mood or epilepsy, and newer injections made for migraine alone. They need two to three months until one can judge. Endurance sport and relaxation are of the same size as some of the tablets. With aura, blurred zigzags before the pain, say so when you talk about birth control: some pills raise the risk of a stroke.',
    { heading: 'An emergency' },
    'Call the emergency number for the worst headache of your life, or one that is at its height within a minute. So also with weakness, numbness, trouble speaking or seeing that is new for you; with fever and a stiff neck; with a fit or confusion; or after a blow to the head.',
    { heading: 'See a doctor soon' },
    {
      list: [
        'A first migraine after fifty, or a headache that is different from the ones you know',
        'Headaches that grow week by week, wake you up, or come on coughing or lying down',
        'In pregnancy or in the weeks after a birth: today',
        'An aching temple and a jaw that tires when chewing, after fifty: today, for your eyes’ sake',
        'More than four days a month, or work that suffers',
      ],
    },
    'A scan shows nothing in migraine, and that is what it is made of. The diary is your scan. Bring it.',
  ],
}

export const anxiety: Draft = {
  title: 'Talking about anxiety with a doctor',
  category: 'mind',
  scene: 'talking',
  summary: 'You do not need the right words. These will do for a start.',
  body: [
    'Anxiety is an alarm. It is useful when there is a fire, and tiring when it rings at toast. Many people carry it for years before they tell anybody, because it seems too small, or too embarrassing, or because each single fear sounds silly when said aloud. Doctors hear it every day.',
    { heading: 'How to begin' },
    {
      list: [
        '“I worry about everything, and I cannot stop.”',
        '“I had an attack in which I thought that I was dying.”',
        '“I do not take the train any more.”',
        '“My stomach hurts, and I think that it is nerves.”',
      ],
    },
    'Say what it keeps you from doing. “I do not take the train any more” tells a doctor more than a number from one to ten. Write the sentence down and read it out, if that is easier. You may also send it ahead.',
    { heading: 'What you will be asked' },
    'Since when, how often, what happens in the body, what you avoid. About sleep, mood, alcohol and other substances, coffee, medicines, and what runs in the family. Perhaps there is a blood test, since a thyroid or too little iron can feel like it. You will be asked about thoughts of dying as well. That is routine, and asking does not put the idea there.',
    { heading: 'What helps' },
    'There are several treatments that work, with and without medicine. Behavioural therapy, in which one goes towards what one fears in small steps, has the best evidence; it works online, too. Medicines of the kind used for depression help many after some weeks, and at first they can make you more restless: say so, and do not stop suddenly. Tranquillisers work at once and make dependent within weeks. If the first does not fit, it was the wrong one, not you.',
    { heading: 'Meanwhile' },
    {
      list: [
        'Breathe out slowly, longer than in. A panic attack passes by itself, mostly within half an hour.',
        'Move every day, best out of doors.',
        'Less coffee, and no alcohol as a remedy',
        'Avoid one thing less each week, a small one first.',
      ],
    },
    { heading: 'When not to wait' },
    'If you think about harming yourself, say so, or call your emergency number now. People there know what to do. Chest pain or trouble breathing for the first time also belong to the emergency number: not everything that feels like panic is panic.',
    'See somebody soon if you have avoided things for weeks, sleep badly, drink in order to bear it, or are pregnant or have had a baby lately. It is early enough, and it is not too late.',
  ],
}

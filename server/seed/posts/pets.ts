import type { Draft } from './draft.ts'

export const petPosts: readonly Draft[] = [
  {
    title: 'Is it an emergency? A short list for dog people',
    category: 'dogs',
    scene: 'dog',
    summary: 'Seven signs that mean go now, and a few that can wait until morning.',
    body: [
      'Go now for a hard swollen belly, pale gums, a fit that lasts longer than two minutes, trouble breathing, or anything poisonous eaten in the last hours.',
      'Go today for vomiting that does not stop, blood, or a dog who will not get up.',
      'A soft stool in a cheerful dog, a small cut, one skipped meal: watch, photograph, and ask by video if you are unsure.',
    ],
  },
  {
    title: 'Why cats hide pain, and how to see it anyway',
    category: 'cats',
    scene: 'cat',
    summary: 'A cat who stopped jumping is not lazy.',
    body: [
      'Look at what is missing: the windowsill, the greeting at the door, the washing of the back. A cat leaves things out long before it limps.',
      'Film your cat walking and jumping at home. On the table at the clinic every cat walks like a statue.',
      'Never give a cat a human painkiller. Paracetamol kills cats.',
    ],
  },
  {
    title: 'The first week with a puppy',
    category: 'dogs',
    scene: 'dog',
    summary: 'Sleep, one room, and a toilet plan.',
    body: [
      'A puppy sleeps eighteen hours a day. Most naughtiness is tiredness with teeth.',
      'Go out after every sleep, meal and game, always to the same spot, and praise there. Accidents are information, not crimes.',
      'Book the first check within a week, and bring the vaccination papers and a sample of the food.',
    ],
  },
  {
    title: 'Ticks: how to take them out',
    category: 'dogs',
    scene: 'leaf',
    summary: 'No oil, no fire, no twisting needed: a steady pull.',
    body: [
      'Hold the tick close to the skin with tweezers or a hook and pull slowly. Clean the skin and write the date in the calendar.',
      'A small bump is normal for a week. Fever, lameness or dark urine in the weeks after are not.',
      'Collars, drops and tablets all work. The best one is the one that you will not forget.',
    ],
  },
  {
    title: 'A litter tray your cat will use',
    category: 'cats',
    scene: 'cat',
    summary: 'One more tray than cats, and none beside the washing machine.',
    body: [
      'Trays should be large, open and in quiet places with two ways out. Fine litter without scent, deep enough to dig.',
      'Clean twice a day. You would not use that toilet either.',
      'A male cat who strains and passes nothing is an emergency within hours.',
    ],
  },
  {
    title: 'Weight: the kindest change for an old dog',
    category: 'dogs',
    scene: 'dog',
    summary: 'Two kilos less are worth more than any tablet for the joints.',
    body: [
      'You should feel the ribs under a thin cover, like the back of your hand. If you must press, there is too much.',
      'Weigh the food on a scale for a month. Cups lie.',
      'Chart the weight every two weeks in the record. A slow line downwards is the goal; half a per cent to one per cent a week is plenty.',
    ],
  },
  {
    title: 'Rabbits stop eating quietly',
    category: 'small-animals',
    scene: 'leaf',
    summary: 'Twelve hours without food are an emergency in a rabbit.',
    body: [
      'A rabbit’s gut must keep moving. If the droppings get small or stop, call at once, also on a Sunday.',
      'Hay is nine tenths of the diet. Pellets are a garnish.',
      'Teeth are the commonest reason. A vet looks at the back ones with a light that you do not have.',
    ],
  },
  {
    title: 'Fireworks, thunder and a shaking dog',
    category: 'behaviour',
    scene: 'moon',
    summary: 'Comforting does not make fear worse. Waiting for it does.',
    body: [
      'Close the shutters, turn on steady sound, and be there. Let your dog choose the place; under the table is fine.',
      'Training with quiet recordings works, but it takes months. Start in spring.',
      'There are safe medicines for that one night. Ask two weeks ahead, so that there is time for a trial.',
    ],
  },
  {
    title: 'Travelling with a pet: papers first',
    category: 'travel',
    scene: 'dog',
    summary: 'Chip, rabies vaccination, certificate: in that order.',
    body: [
      'The microchip must be there before the rabies vaccination, or the vaccination does not count. Check that the number in the papers is the number in the animal.',
      'Many countries want a certificate by a vet within ten days of the journey. Some want a blood test months ahead.',
      'Get your animal used to the box at home, with food in it and the door open.',
    ],
  },
  {
    title: 'What a vet can do by video',
    category: 'visits',
    scene: 'laptop',
    summary: 'More than you think, and where it ends.',
    body: [
      'Skin, eyes, behaviour, food, wounds, follow-ups, and the question whether you need to come in: all of that works well on a screen.',
      'A belly cannot be felt and a heart not heard through a phone. A good vet says so early and tells you where to go.',
      'Film at home before the visit. The cough never comes when the camera is on.',
    ],
  },
  {
    title: 'Brushing teeth, seriously',
    category: 'dogs',
    scene: 'dog',
    summary: 'Thirty seconds a day, and how to get there.',
    body: [
      'Begin with a finger and something tasty on the lips. After a week the finger may go to the teeth, after two a soft brush.',
      'Only the outside of the teeth matters. Nobody has to open the mouth.',
      'Bad breath is not normal. It is the smell of an inflammation that hurts.',
    ],
  },
  {
    title: 'Kidneys in old cats',
    category: 'cats',
    scene: 'cat',
    summary: 'Drinking more is the first sign, and the easiest to miss.',
    body: [
      'Measure the water for two days. More than fifty millilitres for each kilo is worth a blood test.',
      'A renal diet adds good months, if the cat eats it. Change over two weeks, and keep the bowl warm.',
      'Have the blood pressure measured. High pressure takes the eyes first.',
    ],
  },
  {
    title: 'Birds: what a fluffed feather means',
    category: 'small-animals',
    scene: 'leaf',
    summary: 'A bird that looks ill has been ill for some time.',
    body: [
      'Birds hide weakness until they cannot. Fluffed, quiet and at the bottom of the cage means today.',
      'Weigh small birds every week on a kitchen scale. A tenth less is a reason to call.',
      'Warmth, darkness and quiet are the right transport. Food can wait, a draught cannot.',
    ],
  },
  {
    title: 'Choosing food without the marketing',
    category: 'nutrition',
    scene: 'dog',
    summary: 'Three lines on the label that matter.',
    body: [
      '“Complete” means it can be the only food. “Complementary” means it cannot, however pretty the bag.',
      'The feeding table is a start, not a law. Your animal’s waist is the law.',
      'Change foods over a week. An itchy dog needs a proper elimination diet, not a new brand every month.',
    ],
  },
  {
    title: 'When it is time to say goodbye',
    category: 'family',
    scene: 'cat',
    summary: 'A hard question, and some help with asking it.',
    body: [
      'Write down five things your animal loves. When most of them are gone for good, it is fair to talk about it.',
      'Ask your vet what to expect, step by step. It is gentler than most people fear, and it can often be done at home.',
      'Children do better with plain words. So do we.',
    ],
  },
]

import type { Draft } from '../draft.ts'

export const catPain: Draft = {
  title: 'Why cats hide pain, and how to see it anyway',
  category: 'cats',
  scene: 'cat-below-sill',
  summary: 'A cat who stopped jumping is not lazy.',
  body: [
    'A cat is a hunter, and a small one. Out there, whoever limps is eaten. So a cat in pain does what its grandmothers did: it keeps still, keeps quiet and keeps up appearances. Do not wait for crying. It hardly ever comes.',
    { heading: 'Look at what is missing' },
    'A cat leaves things out long before it limps: the windowsill, the greeting at the door, the washing of the back. Go through an ordinary day and ask what has quietly stopped.',
    {
      list: [
        'Jumps in two steps where it used to take one, or looks up for a long time first',
        'Goes down stairs like a slow bunny, or one at a time',
        'A coat that is dull or matted over the lower back',
        'Claws that grow long because scratching hurts',
        'Wees beside the tray, above all if its edge is high',
        'Sleeps in new, low places, and dislikes being stroked there where it once liked it',
      ],
    },
    'In cats of ten years and more, sore joints are the rule and not the exception. Behind “she is just getting old” there is often something that can be treated.',
    { heading: 'Read the face' },
    'Vets use a short list that works at home, too. Look at your cat when it is awake and nobody is touching it. Ears turned outwards and flat, eyes narrowed, a muzzle that is tense and oval instead of round, whiskers held straight and forward, and a head lower than the shoulders: each of them can mean pain. Two or more together deserve a call.',
    { heading: 'Film it' },
    'On the table at the clinic every cat walks like a statue. So film at home: walking towards you and away from you, up and down the stairs, on to the sofa, into the tray. Half a minute of each is enough. Send it before the visit, with the date of the last time your cat was as it used to be.',
    { heading: 'What you can do today' },
    {
      list: [
        'A step before the bed and the windowsill',
        'A tray with one low side, and one on each floor',
        'Bowls and water where no jump is needed',
        'A warm place out of the draught',
      ],
    },
    'Never give a cat a painkiller for people. Paracetamol kills cats, even a part of one tablet, and ibuprofen and aspirin do harm as well. Tablets for your dog are not for your cat either. There are good and safe medicines made for cats: tablets, drops, and an injection once a month.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once: hind legs that suddenly do not move, a cat that strains and passes no urine, breathing with an open mouth, or a fall from a height',
        'Today: not eating for a whole day, hiding and not coming out, a swelling that hurts, an eye that is shut',
        'This week: anything from the list above that has changed in the last months',
      ],
    },
    'If treatment fits, you see it within two or three weeks. Usually it is the windowsill that tells you.',
  ],
}

export const litterTray: Draft = {
  title: 'A litter tray your cat will use',
  category: 'cats',
  scene: 'tray',
  summary: 'One more tray than cats, and none beside the washing machine.',
  body: [
    'When a cat goes beside the tray, it is not taking revenge. It says that something is wrong with the tray, with its place, or with the cat. In that order it is cheap to find out; for the last of the three you need help, and sometimes quickly.',
    { heading: 'The tray' },
    {
      list: [
        'Large: half as long again as your cat. Storage boxes with one side cut low make splendid trays.',
        'Open rather than with a lid. A lid keeps the smell in, for the one with the better nose.',
        'One more than you have cats, and not all of them side by side: three in a row count as one.',
        'For kittens and old cats one with a low entry, on each floor.',
      ],
    },
    { heading: 'The place' },
    'Quiet, with two ways out, so that nobody can lie in wait. Not beside the washing machine, which begins to spin at the wrong moment, and not next to food and water. Cats prefer corners from which they see the door. If yours has chosen the bath mat, put a tray there first and move it later, a hand’s breadth a day.',
    { heading: 'The litter' },
    'Fine, without scent, and deep enough to dig: about four centimetres. Change kinds by mixing, over a week or two. If you do not know what your cat likes, put two kinds side by side and let it vote.',
    { heading: 'Cleaning' },
    'Scoop twice a day. You would not use that toilet either. Empty and wash the whole tray every week or two, with hot water and mild soap. Strong cleaners that smell of pine or chlorine keep cats away. For accidents on the carpet take a cleaner with enzymes; otherwise the nose comes back to the place.',
    { heading: 'Also a thermometer' },
    'A tray tells you how somebody is. Clumps that become larger or more often: your cat drinks more. Many tiny ones: the bladder is irritated. Hard, dry and seldom: constipation. It takes five seconds to notice, while you scoop anyway.',
    { heading: 'Spraying is something else' },
    'A cat that stands, trembles with the tail and wets a wall is leaving a message, mostly about other cats. More trays do not help against a tom at the window. Neutering, less of a view, and hiding places on high do, and a vet who knows about behaviour.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once, at any hour: a cat, above all a male one, who strains in the tray and passes nothing or drops. A blocked bladder kills within a day or two.',
        'Today: blood in the urine, crying in the tray, licking there all the time, or vomiting besides.',
        'This week: accidents for more than a few days, much larger clumps, or no stool for two days.',
      ],
    },
    'Do not scold, and do not rub a nose in it. It teaches your cat one thing, which is to fear you at the wrong moment. Bring photos of the trays to the visit, and a sketch of the flat. It is astonishing how many cases are solved with that sketch.',
  ],
}

export const catKidneys: Draft = {
  title: 'Kidneys in old cats',
  category: 'cats',
  scene: 'water-bowl',
  summary: 'Drinking more is the first sign, and the easiest to miss.',
  body: [
    'Of cats over fifteen, about every third has kidneys that are growing tired, and many younger ones too. The disease is slow. It cannot be undone, but found early it can be slowed down by years.',
    { heading: 'What you notice first' },
    {
      list: [
        'The bowl is empty sooner, or your cat drinks from taps and vases',
        'Larger clumps in the tray',
        'A little less weight, a little less appetite',
        'A coat that loses its shine, breath that smells sharp',
      ],
    },
    'Measure the water for two days: what you pour in less what is left, and mind the other drinkers in the house. More than fifty millilitres for each kilo a day, for a cat that eats dry food, is worth a blood test. A cat on wet food should drink far less than that.',
    { heading: 'What a vet looks at' },
    'Blood, urine, and blood pressure. From seven years on a test each year is sensible, from ten every half-year, also in a cat that seems well. Thyroid and diabetes make thirsty, too, and need other treatment. Have the blood pressure measured in any case. High pressure takes the eyes first, sometimes overnight.',
    { heading: 'What helps' },
    'A renal diet adds good months, if the cat eats it. Change over two weeks or longer, never during a stay at the clinic, and warm the food to body temperature. If it refuses, eating something else is better than eating nothing. Ask for other brands: there are many by now.',
    'Offer water everywhere: wide bowls filled to the brim, a fountain, wet food with a spoon of water in it. Some cats later need fluid under the skin, which many people learn to give at home. There are tablets against high pressure, nausea and too much phosphate. Never give painkillers or leftover medicines without asking.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once: sudden blindness or wide pupils in bright light, collapse, fits, no urine at all. Lilies too, even only licked pollen: they destroy kidneys within days.',
        'Today: vomiting several times, nothing eaten for a day, or very weak',
        'Within two weeks: more thirst, or a tenth less weight',
      ],
    },
    'Weigh your cat every month and write it in the record. A hundred grams are much, if somebody weighs four kilos.',
  ],
}

import type { Draft } from '../draft.ts'

export const fireworks: Draft = {
  title: 'Fireworks, thunder and a shaking dog',
  category: 'behaviour',
  scene: 'fireworks',
  summary: 'Comforting does not make fear worse. Waiting for it does.',
  body: [
    'For a long time people were told to ignore a frightened dog, so as not to reward it. Fear is a feeling, not a trick. You cannot reward it, but you can share it. Stroke, talk, or simply be there, if your dog asks for it.',
    { heading: 'On the night' },
    {
      list: [
        'Walk early, in daylight, on the lead and with a second line on a harness. More dogs run away on this night than on any other.',
        'Close windows and shutters, turn on lights and steady sound: music with bass, a fan, the washing machine.',
        'Let your dog choose the place. Under the table is fine, in the bath as well.',
        'Something to chew or lick, if it can eat. Licking calms.',
        'Stay calm yourself, and stay at home.',
      ],
    },
    'Check beforehand that the chip is registered and your telephone number right. It takes three minutes.',
    { heading: 'In the months before' },
    'Training with quiet recordings works, but it takes months. Start in spring: so softly that an ear moves and nothing more, together with the best treats of the week, for five minutes. Turn it up only when your dog looks at you with expectation. If it trembles, you were too fast; go back two steps.',
    { heading: 'Medicines' },
    'There are safe ones for such a night, that take the fear and leave the dog. They work best when given before the first bang. Ask two weeks ahead, so that there is time for a trial on a quiet evening. Do not use old tranquillisers that only paralyse: the dog then hears everything and cannot move. Ask what a tablet does before you give it, and give nothing made for people.',
    { heading: 'When to see somebody' },
    {
      list: [
        'Before the season: your dog hides, drools, breaks doors or will not go out for days afterwards',
        'Soon: a dog that was brave and now fears noises. Pain is a common reason, above all in older dogs',
        'At once: it has hurt itself, swallowed a firework, or has fits',
      ],
    },
    'Cats and rabbits hear it, too. A box, a blanket, a room without windows, and a bowl of water nearby.',
    'Write down afterwards what helped, and put it into next year’s calendar, on the first of December.',
  ],
}

export const petTravel: Draft = {
  title: 'Travelling with a pet: papers first',
  category: 'travel',
  scene: 'carrier',
  summary: 'Chip, rabies vaccination, certificate: in that order.',
  body: [
    'The microchip must be there before the rabies vaccination, or the vaccination does not count. Check that the number in the papers is the number in the animal: any vet can read it within a minute.',
    { heading: 'A calendar, backwards' },
    {
      list: [
        'Six months ahead: ask what your destination wants. Some islands and rabies-free countries want a blood test, and then a wait of months.',
        'Two months ahead: chip and rabies vaccination. After a first one most countries make you wait three weeks.',
        'A month ahead: ask the airline or the railway about box, weight and breed. Snub-nosed dogs and cats are often not taken in the hold, for good reason.',
        'Ten days ahead: many countries want a certificate by an official vet that is not older, and for dogs, here and there, a tablet against tapeworms one to five days before arrival.',
        'The day before: copies of everything, on paper.',
      ],
    },
    'Rules change, and also apply on the way back. The embassy’s or the ministry’s page counts, not a forum, and not this article.',
    { heading: 'The box' },
    'Your animal should be able to stand and turn in it. Get it used to the box at home, for weeks, with food in it and the door open. A blanket that smells of home does more than any spray. Sedatives are no good idea in the air: they change breathing and blood pressure where nobody is looking.',
    { heading: 'On the road' },
    {
      list: [
        'Little food in the last four hours, water always',
        'A stop every two hours, on the lead before the door opens',
        'Fasten the box or the harness. At fifty an unfastened dog flies.',
        'Never leave an animal in a parked car. At 24 degrees outside it is over 34 inside after ten minutes.',
      ],
    },
    { heading: 'What to pack' },
    'Medicines for the whole journey and a week more, prescriptions with the active substance, food for the first days, a tick hook, a towel, a photo of your animal, and the address of a clinic at the destination.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once, on the way: panting that does not stop, staggering or collapse in the heat. Cool with water first, then drive.',
        'Before you book: heart or lung disease, pregnancy, an age under twelve weeks, or travel that means drooling and vomiting; there are tablets for that. In the south ask about sandflies, heartworm and the collars against them.',
        'Afterwards: tell the vet where you were, for fever, tiredness or weight loss, also a year later.',
      ],
    },
  ],
}

export const vetByVideo: Draft = {
  title: 'What a vet can do by video',
  category: 'visits',
  scene: 'vet-by-video',
  summary: 'More than you think, and where it ends.',
  body: [
    'Skin, eyes, behaviour, food, wounds, follow-ups, and the question whether you need to come in: all of that works well on a screen. For many animals it works better, because nobody had to go into the box first.',
    { heading: 'Good reasons for a video visit' },
    {
      list: [
        'Is this urgent? A vet who sees breathing, gums and gait can usually say so within minutes.',
        'Itching, hot spots, lumps that you can photograph',
        'Limping, walked up and down in your own hall',
        'Behaviour, in the room where it happens',
        'A wound or a scar after surgery, every few days',
        'Diabetes, kidneys, weight: numbers you measure at home',
        'Food, worms, fleas, travel papers, a second opinion',
      ],
    },
    { heading: 'Where it ends' },
    'A belly cannot be felt and a heart not heard through a phone. Teeth hide at the back, ears are dark, and nobody takes blood over a line. A good vet says so early and tells you where to go. Whether medicines may be prescribed without having touched the animal depends on the law where you live, and on the medicine.',
    { heading: 'Prepare ten minutes' },
    {
      list: [
        'Film before the visit: the cough, the limp, the fit. It never comes when the camera is on.',
        'Two photos of each thing in daylight, near and far, with a coin for size',
        'Weight of this week, names of all food, treats and medicines',
        'When it began, what changed in the days before',
        'Treats, a lead or a towel, and a second person if you can',
      ],
    },
    'Let your animal arrive last. Sit on the floor, with the light behind the phone and not behind you. The vet will ask you to lift a lip, to lay a hand on the ribs, to press here and there. If your animal says no, stop; that is information, too.',
    { heading: 'When to go at once instead' },
    'Trouble breathing, pale gums, a swollen belly, a fit that does not end, poison, heavy bleeding, a cat that passes no urine, a rabbit that has not eaten for half a day, or an accident: ring the nearest clinic and go. A video visit costs time that these do not have.',
    'Afterwards you have the plan in writing: what to give, what to watch, and when to come back. Show it to whoever feeds the animal, too.',
  ],
}

export const foodLabels: Draft = {
  title: 'Choosing food without the marketing',
  category: 'nutrition',
  scene: 'food-label',
  summary: 'Three lines on the label that matter.',
  body: [
    'A bag of pet food has a front and a back. The front is for you: wolves, meadows, grandmothers. The back is for your animal, in small print. Three lines of it are worth your time.',
    { heading: 'One: complete or complementary' },
    '“Complete” means it can be the only food. “Complementary” means it cannot, however pretty the bag. Treats, many tins and nearly all raw mixes are complementary. A home-made diet is so, too, unless a specialist in nutrition has reckoned it.',
    { heading: 'Two: for whom' },
    'Puppy, kitten, grown, large breed: the stage of life changes minerals and energy more than the flavour does. A large puppy on too rich a food grows too fast. Cats need taurine and meat; they cannot live on dog food.',
    { heading: 'Three: who made it' },
    'A maker who answers on the telephone: who formulates the food, who checks each batch, how many calories are in a hundred grams? If nobody can say, take another bag.',
    { heading: 'Words that say less than they seem to' },
    {
      list: [
        '“Premium”, “holistic”, “natural”: no or hardly any rule behind them',
        '“Grain-free”: few dogs react to grain; most that are allergic react to beef, dairy or chicken',
        '“With chicken”: may be as little as four parts in a hundred',
        '“Hypoallergenic”: ask for whom',
      ],
    },
    'Raw food brings germs that make people ill, above all small children and grandparents. If you feed it, handle it like raw poultry.',
    { heading: 'How much' },
    'The feeding table is a start, not a law. Your animal’s waist is the law. Weigh the food, count treats as up to a tenth of the day, and correct every two weeks. Neutered animals need about a quarter less.',
    { heading: 'Changing' },
    'Change foods over a week, cats over two. An itchy dog needs a proper elimination diet for eight weeks, led by a vet, and not a new brand every month: each new one spoils a protein for the later test.',
    { heading: 'When to see somebody' },
    {
      list: [
        'Today: a cat that has eaten nothing for a day, a puppy for two meals',
        'This week: vomiting or diarrhoea that returns, itching the year round, weight that moves by itself',
        'Before you change: kidneys, diabetes, bladder stones, pancreas or pregnancy',
      ],
    },
  ],
}

export const goodbye: Draft = {
  title: 'When it is time to say goodbye',
  category: 'family',
  scene: 'candle',
  summary: 'A hard question, and some help with asking it.',
  body: [
    'Nobody can tell you the day. There is seldom a right one; there is a stretch of time in which it is kind, and within it you may choose. Many people say later that they waited a week too long. Hardly anybody says that it was too early.',
    { heading: 'Five things' },
    'Write down five things your animal loves: the sun on the step, the postman, the cheese. When most of them are gone for good, it is fair to talk about it. Some people put a green or a red dot into the calendar each evening. When the red ones are in the majority, the calendar has said it.',
    { heading: 'What to look at' },
    {
      list: [
        'Pain that no longer follows the medicine',
        'Eating and drinking: with pleasure, with help, not at all',
        'Breathing at rest',
        'Getting up, and lying clean and dry',
        'Being glad when you come in',
      ],
    },
    'Ask a vet to go through these with you, by video if you like. Ask also what could still be treated. Sometimes it is a great deal: pain, nausea and fear can often be eased, and a good month is worth having.',
    { heading: 'What happens' },
    'Ask your vet what to expect, step by step. Usually there is first an injection that brings deep sleep, and when nothing can be felt any more a second one, and the heart stops within minutes. The eyes stay open, and a last breath or a twitch may come afterwards; nobody feels it. It is gentler than most people fear, and it can often be done at home. You may stay or go. Both are all right.',
    'Settle before then what comes after, and the bill as well: burial, cremation, ashes or none. On the day itself nobody wants to choose from a list.',
    { heading: 'Children, and the others' },
    'Children do better with plain words. So do we. “Put to sleep” makes bedtime frightening; “died” does not. Let them say goodbye, draw, ask the same question ten times. Other animals in the house may look at the body if they wish. They search less afterwards.',
    { heading: 'When not to wait' },
    'Trouble breathing, fits that follow each other, pain with crying, or collapse: ring a clinic now, also at night. Sudden suffering is an emergency, whatever was planned.',
    { heading: 'Afterwards' },
    'Grief for an animal is grief. If after some weeks you cannot sleep, eat or work, or if it reaches back to other losses, talk to somebody: a friend, a doctor, a helpline for those who mourn a pet. If you think of harming yourself, call your emergency number now.',
  ],
}

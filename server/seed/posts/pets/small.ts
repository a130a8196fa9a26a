import type { Draft } from '../draft.ts'

export const rabbitEats: Draft = {
  title: 'Rabbits stop eating quietly',
  category: 'small-animals',
  scene: 'rabbit',
  summary: 'Twelve hours without food are an emergency in a rabbit.',
  body: [
    'A rabbit’s gut must keep moving. When food stops coming from the front, gas gathers, it hurts, and a rabbit that hurts eats even less. Within a day this circle can kill. It makes no noise.',
    { heading: 'Two looks a day' },
    {
      list: [
        'Does it come for its favourite herb? A rabbit that does not is ill until shown otherwise.',
        'Are there droppings, as many and as large as yesterday? Small, few, strung with hair, or none: ring.',
        'Does it sit hunched, eyes half shut, grinding its teeth loudly? That is pain.',
      ],
    },
    { heading: 'While you wait for the vet' },
    'Keep it warm, in a quiet place, with its partner beside it and hay within reach. Offer fresh herbs and water. Do not push food into a rabbit before somebody has felt its belly: if the gut is blocked, that makes it worse. No human medicines, and no antibiotic from an old package; some that other animals bear well are deadly for rabbits.',
    { heading: 'Why it happens' },
    'Teeth are the commonest reason. They grow all life long, and the back ones form spikes that cut the tongue. A vet looks at them with a light that you do not have. Others are too little hay, too much sweet or dry food, hair, heat, stress, or pain somewhere else.',
    { heading: 'Food that keeps a gut going' },
    {
      list: [
        'Hay as much as it likes: some four fifths of what it eats, and always fresh.',
        'A large handful of leafy greens a day.',
        'Pellets are a garnish: about an eggcup for a rabbit of two kilos.',
        'Fruit and carrots as a treat in thin slices. Everything new over a week.',
      ],
    },
    { heading: 'When to see somebody' },
    {
      list: [
        'At once, also on a Sunday: nothing eaten or no droppings for half a day, a tight belly, lying on its side, a head that suddenly tilts, or a dirty rear with flies in summer',
        'Today: a wet chin, a weeping eye, sneezing with discharge, droppings that become small',
        'This year: a look at the teeth, claws and weight, twice',
      ],
    },
    'Note the number of a clinic that treats rabbits, and is open at night. Not all of them do, and twelve at night is a bad hour to find that out.',
  ],
}

export const birdFeathers: Draft = {
  title: 'Birds: what a fluffed feather means',
  category: 'small-animals',
  scene: 'bird',
  summary: 'A bird that looks ill has been ill for some time.',
  body: [
    'Birds hide weakness until they cannot. In a flock whoever looks ill is left behind, and so a budgerigar acts well for as long as it has the strength. What you see is the end of that strength.',
    { heading: 'What well looks like' },
    'Smooth feathers, bright round eyes, a body that stands upright, an appetite and opinions. A bird that naps fluffed up on one leg and wakes at once is well. One that stays fluffed on two legs, by day, is not.',
    { heading: 'Three habits' },
    {
      list: [
        'Weigh small birds every week on a kitchen scale, at the same hour. A tenth less is a reason to call, long before the eye sees it.',
        'Look at the paper on the floor each day: how many droppings, what colour, how wet.',
        'Listen at rest. Breathing has no sound, and the tail does not bob with it.',
      ],
    },
    { heading: 'Air' },
    'A bird’s lungs take in everything, quickly. Fumes of an overheated non-stick pan kill within minutes; sprays, candles, smoke and fresh paint harm. The cage belongs neither in the kitchen nor in a draught.',
    { heading: 'First help' },
    'Warmth, dim light and quiet. Cover three sides of the cage, and put a lamp or a bottle of warm water at one end so that the bird can choose; close to thirty degrees is right for an ill one. Put food and water beside it. A small box with holes and a towel is the best transport. If it bleeds from a broken feather, press with a clean cloth for a few minutes.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once: open beak and bobbing tail, on the floor of the cage, bleeding that does not stop, fits, a hen that strains at an egg, or fumes',
        'Today: fluffed and quiet, no droppings or only liquid ones, vomiting, a hanging wing',
        'This week: weight that falls, a beak that grows crooked, feathers that are plucked',
      ],
    },
    'By video, show the cage before the bird: perches, light, food and droppings. A bird at ease in its own room tells a vet more than a frightened one on a table. And say how it sounded last week. You are the only one who knows.',
    'Not all clinics treat birds. Look for one that does today, while nobody is fluffed, and keep its number on the cage.',
  ],
}

import type { PetSpecies } from '#contract/doctors/treated.ts'
import type { SocialAudience } from '#contract/social/values.ts'

/** Drawings that stand in for photographs, with what they show. */
export const drawings = {
  dogAtHome: { address: '/pictures/posts/dog-0.svg', alternative: 'A white dog with red ears and its tongue out, drawn' },
  dogAsleep: { address: '/pictures/posts/dog-asleep-0.svg', alternative: 'A dog asleep on its cushion, drawn' },
  dogRunning: { address: '/pictures/posts/dog-running-1.svg', alternative: 'A dog runs after a ball, drawn' },
  catOnSill: { address: '/pictures/posts/cat-0.svg', alternative: 'A lilac cat sits upright, drawn' },
  catAsleep: { address: '/pictures/posts/cat-1.svg', alternative: 'A cat, drawn' },
  catAwake: { address: '/pictures/posts/cat-2.svg', alternative: 'A cat looks straight at us, drawn' },
  heart: { address: '/pictures/posts/heart-0.svg', alternative: 'A drawn heart' },
  leaves: { address: '/pictures/posts/leaf-0.svg', alternative: 'Two leaves on a stem, drawn' },
  moon: { address: '/pictures/posts/moon-0.svg', alternative: 'The moon, drawn' },
} as const

export const commentTexts = {
  lovely: 'What a lovely face. Give a scratch behind the ear from us.',
  same: 'Ours did exactly the same. It took about two weeks, then she was herself again.',
  vet: 'If it goes on tomorrow I would ask a vet. Better once too often.',
  thanks: 'Thank you for writing this down. We have the appointment next week and I was nervous.',
  where: 'Where is that? It looks perfect for a dog who pulls.',
  well: 'Get well soon. We keep our paws crossed.',
} as const

export interface PostDraft {
  readonly text: string
  readonly pictures: readonly (keyof typeof drawings)[]
  readonly comments: readonly (keyof typeof commentTexts)[]
  readonly about?: PetSpecies
  readonly byFirst?: true
  readonly audience?: SocialAudience
}

/** Newest first. */
export const postDrafts: readonly PostDraft[] = [
  {
    text: 'First walk without the cone. She did not know what to do with so much sideways.',
    pictures: ['dogAtHome'],
    comments: ['lovely', 'well'],
    about: 'dog',
  },
  {
    text: 'Eleven at night, and the cat has decided that the water glass is the better bowl. Every evening the same negotiation.',
    pictures: ['catOnSill', 'moon'],
    comments: ['same'],
    about: 'cat',
  },
  {
    text: 'Two weeks on the new food, and the scratching has nearly stopped. I kept a diary of what he ate and when, and the vet said that was half the work.',
    pictures: [],
    comments: ['thanks', 'vet'],
    byFirst: true,
    about: 'dog',
  },
  {
    text: 'The path by the river is open again. Wide, shady, and nobody on a bicycle before eight.',
    pictures: ['leaves'],
    comments: ['where'],
  },
  {
    text: 'Does anybody else’s rabbit throw its bowl when breakfast is late? Asking for a friend with an audience of three.',
    pictures: [],
    comments: [],
    about: 'rabbit',
  },
  {
    text: 'Stitches are out. He slept through the whole video visit and woke up for the biscuit.',
    pictures: ['dogAsleep'],
    comments: ['well', 'lovely'],
    about: 'dog',
  },
  {
    text: 'A year today since we brought her home from the shelter. She still sleeps with one eye open, but now it is to see whether I am there.',
    pictures: ['catAsleep', 'heart'],
    comments: ['lovely', 'same'],
    about: 'cat',
  },
  {
    text: 'For those who asked: the carrier stands open in the living room all year, with a blanket in it. On the day it is just another bed.',
    pictures: [],
    comments: ['thanks'],
    byFirst: true,
    about: 'cat',
  },
  {
    text: 'Autumn coat is coming in. I could make a second dog of what the brush holds.',
    pictures: ['dogRunning', 'leaves'],
    comments: [],
    about: 'dog',
  },
  {
    text: 'Our vet explained the heart murmur with a drawing on the back of the prescription. I have put it on the fridge.',
    pictures: ['heart'],
    comments: ['vet'],
    about: 'cat',
    audience: 'followers',
  },
  {
    text: 'Training club on Saturday: five dogs, one ball, no winners.',
    pictures: ['dogAtHome', 'dogRunning'],
    comments: ['where'],
    about: 'dog',
  },
  {
    text: 'Note to myself: the tablets go into the cheese, not beside it.',
    pictures: [],
    comments: ['same'],
    byFirst: true,
    audience: 'me',
  },
  {
    text: 'She watches the washing machine like others watch the news.',
    pictures: ['catAwake'],
    comments: ['lovely', 'same'],
    about: 'cat',
  },
  {
    text: 'The last drops for the ear tonight. Seven days, twice a day, and we are still friends.',
    pictures: [],
    comments: ['well'],
    about: 'dog',
  },
]

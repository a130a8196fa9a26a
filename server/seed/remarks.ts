import type { SpecialityId } from '#contract/doctors/specialities.ts'
import { kindOfSpeciality } from '#contract/doctors/specialities.ts'
import { seenBy } from '#contract/doctors/values.ts'
import { practiceOf } from './practice/index.ts'
import { Dice } from './random.ts'

type Seen = 'person' | 'pet'

/** Stars that are given; one in ten says nothing beside them. */
export const ratings: Readonly<Record<Seen, readonly number[]>> = {
  person: [5, 5, 5, 4, 4, 5, 3, 5, 4, 5],
  pet: [5, 5, 5, 4, 4, 5, 3, 5, 5],
}
const silentShare = 0.1

/** What could be said of any doctor, by stars. */
const usual: Readonly<Record<Seen, Readonly<Record<number, readonly string[]>>>> = {
  person: {
    5: [
      'Listened first, then explained everything twice without my asking.',
      'On time, kind, and the plan was clear. I felt taken seriously.',
      'Answered the question I had been afraid to ask.',
      'Saw at once what two others had missed.',
      'Booked at eleven at night, seen at eight in the morning.',
      'No hurry, no jargon, and a summary before I had closed the laptop.',
      'I came with a list of six questions. All six have a tick now.',
      'Asked how I live and not only how I feel.',
      'Said “I do not know yet” and then found out. That is trust for me.',
      'My father is hard of hearing. Everything was said slowly, and again in the chat.',
      'Did not prescribe anything. I was better a week later, just as foretold.',
      'The first visit in years after which I did not have to search the internet.',
      'Warm, exact, and funny at the right moment.',
      'I could read the letter to my own doctor before it was sent.',
    ],
    4: [
      'Very good advice. The picture froze once, but we were back in seconds.',
      'Friendly and thorough. I would have liked a few minutes more.',
      'Clear about what could be done by video and what not.',
      'Good visit. The prescription took until the evening.',
      'A sound second opinion. It began six minutes late, with an apology.',
      'Helped me a lot. One word in the summary I had to look up.',
      'Competent and kind. The waiting room music is not.',
    ],
    3: [
      'Good medicine, short on time.',
      'The advice was right, the tone a little brisk.',
      'Fine, but in the end I needed the clinic all the same.',
      'We had to begin anew twice because of the sound.',
    ],
  },
  pet: {
    5: [
      'Shy as ever with strangers, and yet walked up to the screen all alone.',
      'So patient with a grumpy old gentleman on four legs, and with me.',
      'Explained the blood results so that I understood them.',
      'Saw in the film what nobody sees on a table.',
      'Honest about what is needed and what would only be expensive.',
      'We were seen on a Sunday, and calm again by noon.',
      'Spoke to her before touching on anything else. She purred into the microphone.',
      'The children could ask, too, and got real answers.',
      'A plan for three weeks, stuck to the fridge, and it works.',
      'Wrote the next morning to ask how the night had been.',
    ],
    4: [
      'Helpful and honest that this one needed hands on. Got a time the same day.',
      'Good plan. The follow-up was quick.',
      'Very kind. Holding the phone and a wriggling patient is a task for two.',
      'Clear advice. I should have liked it in writing a little sooner.',
      'Good visit, though the sound was thin at first.',
      'Knew what to do. The food is hard to get where we live.',
    ],
    3: [
      'Kind, but the call started ten minutes late.',
      'The advice was fine. We had hoped to be spared the clinic.',
      'Knows a lot, explains quickly. I had to ask twice.',
    ],
  },
}

/** Cards that are dealt to the last before one comes again. */
class Deck {
  readonly #cards: readonly string[]
  readonly #dice: Dice
  #left: string[] = []

  constructor(cards: readonly string[], dice: Dice) {
    this.#cards = cards
    this.#dice = dice
  }

  deal(): string {
    if (this.#left.length === 0) this.#left = [...this.#cards]
    return this.#left.splice(this.#dice.between(0, this.#left.length - 1), 1)[0]!
  }
}

const ofSpeciality = ({ praise, nearly }: ReturnType<typeof practiceOf>, rating: number) =>
  rating === 5 ? praise : rating === 4 ? nearly : []

/**
 * Deals the words of reviews: of the doctor's own speciality and of those that fit any, none again before all were said. With chance of its
 * own, so that nothing else of the world falls otherwise.
 */
export function remarkDealer(): (speciality: SpecialityId, rating: number) => string {
  const dice = new Dice(20_261_125)
  const decks = new Map<string, Deck>()
  return (speciality, rating) => {
    if (dice.chance(silentShare)) return ''
    const seen = seenBy[kindOfSpeciality(speciality)]
    const own = ofSpeciality(practiceOf(speciality), rating)
    const isOwn = own.length > 0 && dice.chance(0.5)
    const key = `${isOwn ? speciality : seen} ${rating}`
    const deck = decks.get(key) ?? new Deck(isOwn ? own : usual[seen][rating]!, dice)
    decks.set(key, deck)
    return deck.deal()
  }
}

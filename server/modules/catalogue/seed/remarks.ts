import type { Category } from '#contract/catalogue/choices.ts'

type Remark = readonly [stars: 1 | 2 | 3 | 4 | 5, words: string]

/** What buyers in the demonstration world say, by the kind of product: glad, content, and disappointed. */
export const remarks: Readonly<Record<Category, readonly Remark[]>> = {
  tablets: [
    [5, 'Worked as the leaflet says, and the blister opens easily with stiff fingers.'],
    [4, 'Does what it should. The tablets are large; I break them in half.'],
    [4, 'Same as what I had before, for less.'],
    [3, 'Helps, but takes almost an hour.'],
    [2, 'The box was crushed when it came. The tablets were whole.'],
    [5, ''],
  ],
  syrup: [
    [5, 'The children take it without a fight. That alone is worth it.'],
    [4, 'Good, only very sweet.'],
    [3, 'The spoon is hard to read; I use a syringe now.'],
    [2, 'The cap leaked a little on the way.'],
    [5, 'Slept through the night for the first time this week.'],
  ],
  skin: [
    [5, 'My hands healed within days, and it does not stick.'],
    [4, 'A little goes a long way. The smell is not mine.'],
    [3, 'Fine for arms and legs, too rich for the face.'],
    [1, 'I got red spots from it and stopped.'],
    [5, 'Calmed the eczema of our daughter.'],
  ],
  care: [
    [5, 'Always in the car now. Complete, and well sorted.'],
    [4, 'Holds well, even under the shower.'],
    [3, 'Does the job. I would have liked more of the large ones.'],
    [2, 'Came loose after an hour.'],
    [4, ''],
  ],
  vitamins: [
    [4, 'Easy to swallow, no aftertaste.'],
    [3, 'Cannot say yet whether it does anything.'],
    [5, 'My doctor told me to, and my values are better.'],
    [2, 'Upset my stomach unless I take it with food.'],
    [4, 'The pack lasts a long time.'],
  ],
  devices: [
    [5, 'Measures within two points of the one at the practice.'],
    [4, 'Large figures, one button. My father manages alone.'],
    [3, 'Exact, but the cuff is short for a strong arm.'],
    [2, 'The batteries were empty on arrival.'],
    [5, 'Quick, and quiet enough for a sleeping child.'],
    [1, 'Stopped after three weeks. The pharmacy took it back.'],
  ],
  food: [
    [5, 'The first food after which his coat shines.'],
    [4, 'She likes it. The bag could close better.'],
    [2, 'Our cat looks at it and walks away.'],
    [5, 'No more bad nights with his stomach.'],
    [3, 'Good, but the pieces are large for a small dog.'],
  ],
  flea: [
    [5, 'Two days, and the scratching was over.'],
    [4, 'Easy to give between the shoulders.'],
    [3, 'Works; I had to repeat it after four weeks.'],
    [1, 'Did nothing against the ticks in our woods.'],
    [4, ''],
  ],
  toys: [
    [5, 'Still whole after a month with a young shepherd.'],
    [2, 'Torn on the first evening.'],
    [4, 'Keeps her busy while we are away.'],
    [3, 'Nice idea, he lost interest after a week.'],
  ],
  grooming: [
    [5, 'Takes out more undercoat than I thought she had.'],
    [4, 'Lies well in the hand.'],
    [3, 'Fine for long hair, little use on short.'],
    [2, 'The teeth are sharper than I like.'],
    [5, 'He holds still for it, which he never did before.'],
  ],
}

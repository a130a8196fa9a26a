import type { Draft } from '../draft.ts'

export const dogWeight: Draft = {
  title: 'Weight: the kindest change for an old dog',
  category: 'dogs',
  scene: 'scales',
  summary: 'Two kilos less are worth more than any tablet for the joints.',
  body: [
    'Nobody feeds too much on purpose. It happens at ten grams a day, over years, out of love. The way back is the same: small, measured and kind. In a well-known study of Labradors, those kept lean all their lives lived almost two years longer, and had sore joints later.',
    { heading: 'Feel, then weigh' },
    'You should feel the ribs under a thin cover, like the back of your hand. If you must press, as on the palm below the thumb, there is too much. Seen from above there should be a waist, seen from the side the belly should rise towards the hind legs. Vets score this from one to nine; four and five are what you want.',
    'Then weigh. A small dog fits on the kitchen scale or in your arms on the bathroom scale. For a large one most clinics let you use theirs for nothing.',
    { heading: 'Before you begin' },
    'Ask for a check. Thyroid and other glands, water in the belly, and pain that stops a dog from moving can all look like too much food. Ask also for a target weight, and for how much energy a day leads there. Do not simply halve the bowl: an old dog needs its protein.',
    { heading: 'What works' },
    {
      list: [
        'Weigh the food on a scale for a month. Cups lie, by a quarter and more.',
        'Put the whole ration of a day into a box in the morning. All treats come out of that box.',
        'A food made for losing weight fills the stomach with fewer calories. Carrots and green beans do so as well.',
        'One person feeds, or everybody writes it on the same sheet.',
        'Feed from a puzzle or scattered on the lawn. Ten minutes of searching are better than ten seconds of gulping.',
      ],
    },
    { heading: 'Moving without hurting' },
    'Several short walks a day are better than a long one at the weekend. Soft ground, an even pace, no balls to chase: sudden stops are what sore joints fear. Swimming or a water treadmill are good where they exist. If your dog is stiff for more than a quarter of an hour after resting, talk about pain before you talk about exercise.',
    { heading: 'The line' },
    'Chart the weight every two weeks in the record. A slow line downwards is the goal; half a per cent to one per cent a week is plenty. For a dog of thirty kilos that is a good two hundred grams. It takes months, and it should.',
    'A flat line for four weeks means a tenth less food, or a neighbour with biscuits. Ask kindly.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once: a belly that swells within hours, or a dog that cannot get up',
        'Weight that falls without your doing anything, or faster than two per cent a week',
        'A round belly on a dog that is otherwise thin',
        'More thirst, more hunger or much panting',
        'A dog who will not walk on, coughs at night or tires on stairs',
      ],
    },
    'Two kilos less are two kilos that no hip has to carry up the stairs. Most people see it in the tail first.',
  ],
}

export const toothBrushing: Draft = {
  title: 'Brushing teeth, seriously',
  category: 'dogs',
  scene: 'toothbrush',
  summary: 'Thirty seconds a day, and how to get there.',
  body: [
    'By the age of three most dogs have the beginnings of a disease of the gums. It hurts, it costs teeth, and it hardly shows, because dogs eat with toothache. A brush is the one thing at home that reliably helps.',
    { heading: 'Three weeks to a brush' },
    {
      list: [
        'Week one: a finger with something tasty on the lips, then along the outside of the teeth. Stop before your dog wants to.',
        'Week two: a finger with a piece of gauze, a few seconds more each day.',
        'Week three: a soft brush, small enough, with toothpaste for dogs.',
      ],
    },
    'Only the outside of the teeth matters much; the tongue sees to the inside. Nobody has to open the mouth: lift the lip, and brush where tooth and gum meet. The large teeth at the back of the upper jaw deserve the most of your thirty seconds.',
    'Never use toothpaste for people. Fluoride is not meant to be swallowed, and some contain xylitol, which is poisonous to dogs.',
    { heading: 'What else helps, and what does not' },
    'Some chews and foods slow tartar down; those with the seal of a veterinary dental council have shown it. Bones, antlers and hooves are harder than teeth and break them. If you cannot dent it with a thumbnail, it is too hard. Tartar that sits is stone: a brush does not take it away. Scraping it off an awake dog makes the teeth whiter and leaves the disease beneath the gums, where it is.',
    { heading: 'When to see somebody' },
    'Bad breath is not normal. It is the smell of an inflammation that hurts. Show your dog to a vet within the week for:',
    {
      list: [
        'red or bleeding gums, or brown crusts on the teeth',
        'a broken or grey tooth, also when it does not seem to bother',
        'chewing on one side, dropping food, or pawing at the mouth',
        'milk teeth that are still there at seven months',
      ],
    },
    'A swelling under the eye, or a mouth that will not close, should be seen today. By video a vet can look at gums and front teeth with you, and say honestly whether an examination under anaesthetic is worth it.',
    'And if it does not work today, it works tomorrow. Every second day is half as good, which is a great deal better than never.',
  ],
}

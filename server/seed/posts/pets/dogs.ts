import type { Draft } from '../draft.ts'

export const dogEmergency: Draft = {
  title: 'Is it an emergency? A short list for dog people',
  category: 'dogs',
  scene: 'dog-and-cross',
  summary: 'Seven signs that mean go now, and a few that can wait until morning.',
  body: [
    'Most nights with an unwell dog end with a tired person and a dog who is hungry again. A few do not. This list is for telling them apart, before you need it. Read it once in daylight, and put the number of the nearest animal hospital on the fridge.',
    { heading: 'Seven signs that mean go now' },
    'With any one of these, do not wait for a visit by video. Ring the clinic, say that you are coming, and drive.',
    {
      list: [
        'A hard, swollen belly, above all with retching that brings up nothing. The stomach may have twisted, and hours decide.',
        'Trouble breathing: fast and shallow at rest, a stretched neck, or a tongue and gums that look blue or grey.',
        'Gums as pale as paper, or a collapse. Both can mean bleeding where you cannot see it.',
        'A fit that lasts longer than two minutes, or a second one on the same day.',
        'Something poisonous eaten in the last hours: chocolate, grapes or raisins, xylitol, rat bait, antifreeze, human medicines. Take the wrapper with you.',
        'Straining to pass water with nothing coming, or only drops of blood.',
        'A heavy blow, a deep wound or bleeding that does not stop after five minutes of pressure. Also when the dog gets up again and seems well after a car hit it.',
      ],
    },
    { heading: 'On the way' },
    {
      list: [
        'Keep your dog warm and lying on its side if it is weak. A blanket with a person at each end makes a stretcher.',
        'Press a clean cloth on what bleeds, and do not lift it to look.',
        'Do not make your dog vomit unless a vet tells you to. With some poisons it does a second harm.',
        'In heat stroke, wet the whole dog with cool water at once and fan it, then drive. Cool first, transport second.',
        'Dogs in pain bite people they love. Move slowly, and keep your face away from theirs.',
      ],
    },
    { heading: 'Today, but not this minute' },
    'Go today for vomiting or diarrhoea that does not stop, for blood in either, for an eye that is shut or cloudy, for a dog who will not get up, or for a puppy or an old dog who has not drunk for half a day. Ring ahead: a clinic that expects you has a place ready.',
    { heading: 'What can wait until morning' },
    {
      list: [
        'A soft stool in a cheerful dog',
        'A small cut that has stopped bleeding',
        'One skipped meal, or one vomit, in a grown dog who drinks and plays',
        'A limp with weight still on the leg',
      ],
    },
    'Watch, photograph, and ask by video if you are unsure. Tell how old your dog is, what it weighs, when it began and what it last ate. A vet who hears that can usually say within minutes whether you need to come.',
    { heading: 'How to look when you are frightened' },
    'Three things can be checked on the sofa. Lift the lip: gums should be pink, and pink again within two seconds after you press them. Count the breaths of a sleeping dog for half a minute and double it: over forty is too many. Lay a hand on the belly: it should be soft. Do it now, while all is well, so that you know what well looks like.',
    'And if your dog shows none of these and you still have a bad feeling, ring. Nobody at a night desk minds a dog that turns out to be fine.',
  ],
}

export const puppyWeek: Draft = {
  title: 'The first week with a puppy',
  category: 'dogs',
  scene: 'puppy-in-basket',
  summary: 'Sleep, one room, and a toilet plan.',
  body: [
    'A puppy sleeps about eighteen hours a day. Most naughtiness is tiredness with teeth. If you remember only one sentence of this page, make it that one.',
    { heading: 'One room, not the whole world' },
    'Choose the room in which you live, close the other doors, and put away cables, socks and house plants. A bed in a corner, water, a few things to chew. The rest of the house can be discovered next week, and the neighbourhood the week after.',
    'At night the bed belongs beside yours. A puppy who has just left its mother and its siblings cries because it is alone, not to train you. A hand that hangs down from the mattress is often enough. You can move the bed, a metre at a time, in the weeks that follow.',
    { heading: 'A toilet plan' },
    'Go out after every sleep, meal and game, always to the same spot, and praise there and then. In the first days that is every hour or so, and once or twice at night. Accidents are information, not crimes: they say that you were ten minutes late. Clean with something that takes the smell away, and do not scold. A puppy who is scolded learns to do it where you are not.',
    { heading: 'Food' },
    {
      list: [
        'For the first days the food that it knows, three to four small meals a day.',
        'A new food over a week, a quarter more of it every other day.',
        'No cooked bones, chocolate, grapes, onions or anything sweetened with xylitol.',
        'For large breeds a food made for their puppies: bones that grow too fast grow badly.',
      ],
    },
    { heading: 'Hands, ears, paws' },
    'Once a day, when it is sleepy, touch the ears, look at the teeth, hold each paw for a second, and give a treat. That is ten minutes in a week, and it saves a dog’s lifetime of struggles at the vet’s.',
    'Between three and fourteen weeks a puppy decides what in the world is normal. Let it see children, bicycles, umbrellas and calm dogs, from a distance that it likes. Carry it where it may not walk yet. Short and friendly beats long and brave.',
    { heading: 'The first check' },
    'Book it within the week, and bring the vaccination papers, a fresh stool sample and the name of the food. Ask about the next vaccinations, worms, fleas and ticks, the chip and its registration, and insurance before you need it.',
    { heading: 'When to see somebody' },
    {
      list: [
        'At once: repeated vomiting, bloody diarrhoea, a puppy that is limp or will not wake properly, trouble breathing, or something swallowed that was not food.',
        'Today: no food for two meals in a row, diarrhoea for more than a day, coughing, a swollen belly, or any limp.',
        'By video: itching, hiccups that worry you, biting that hurts, and every question about sleep.',
      ],
    },
    'Small puppies have small reserves. With them, a day of waiting is longer than it is with grown dogs.',
  ],
}

export const ticks: Draft = {
  title: 'Ticks: how to take them out',
  category: 'dogs',
  scene: 'tweezers',
  summary: 'No oil, no fire, no twisting needed: a steady pull.',
  body: [
    'A tick is small, patient and not in a hurry. You may be: some of the illnesses that it carries need a day or more of feeding to pass over, others less. A look through the coat every evening is worth more than any tool.',
    { heading: 'Where to look' },
    'Run your fingers slowly against the coat, from the head backwards. Ticks like thin skin: the lips and eyelids, in and behind the ears, under the collar, in the armpits, between the toes, the groin and under the tail. A tick feels like a grain that does not roll away. Before you pull at it, look. Nipples and warts have been pulled at before.',
    { heading: 'Taking it out' },
    {
      list: [
        'Part the hair and hold the tick close to the skin with fine tweezers or a tick hook.',
        'Pull slowly and steadily, straight away from the skin. With a hook, follow what its leaflet says.',
        'Do not squeeze the body, and use no oil, glue, alcohol or fire on it: it may empty itself into the wound.',
        'Clean the skin, wash your hands, and write the date and the place on the body in the calendar.',
        'Drop the tick into alcohol or wrap it in tape. A photo is enough if anybody should ask later.',
      ],
    },
    'If a black dot stays behind, leave it. It is a part of the mouth, not a head that goes on drinking. The skin pushes it out within days; digging does more harm.',
    { heading: 'What is normal afterwards' },
    'A small bump like a mosquito bite, for about a week. It may itch a little. It should grow smaller, not larger.',
    { heading: 'When to see somebody' },
    'Illnesses from ticks show days to weeks later, which is why the date helps. Show your dog to a vet this week for:',
    {
      list: [
        'a fever, tiredness or no appetite in the weeks after',
        'lameness that moves from one leg to another, or swollen joints',
        'a bump that grows, weeps or feels hot',
      ],
    },
    'Go today for dark red or brown urine, pale or yellow gums, or weakness of the hind legs that gets worse. In some countries a tick’s saliva itself can paralyse. In such a case, search for further ticks on the way to the clinic.',
    { heading: 'So that fewer bite' },
    'Collars, drops and tablets all work. The best one is the one that you will not forget. Let your vet choose with you: by your dog’s weight and age, by the ticks where you live and travel, and by who else lives in the house. Some products for dogs, those with permethrin, are deadly for cats, also by cuddling.',
    'There are vaccinations against a few of the illnesses. They take nobody’s evening look away. And look at yourself, too: you walked through the same grass. A ring of red around a bite that grows over days belongs before a physician.',
    'Ticks move as soon as it is warmer than about seven degrees. In mild years that is in January.',
  ],
}

import type { Draft } from '../draft.ts'

export const firstVisit: Draft = {
  title: 'What to have ready for your first video visit',
  category: 'visits',
  scene: 'laptop-and-notes',
  summary: 'Ten quiet minutes of preparation make a visit twice as useful.',
  body: [
    'A video visit is a visit, with your own kettle nearby. What it lacks is the doctor’s hands; what it needs instead is your preparation. None of it is difficult, and all of it fits into the time of a cup of tea.',
    { heading: 'The place' },
    'Sit somewhere with light in front of you and a door you can close. Put your phone on a stand, or against a stack of books, so that both hands are free to show what hurts. Plug it in. If other people are at home, tell them that you are not to be found for half an hour.',
    'Try camera and microphone before. The waiting room offers a test; do it some minutes ahead rather than at the last one. Headphones make you easier to understand, and keep the talk yours.',
    { heading: 'Put it in words' },
    'Write down when it began, what makes it better or worse, and what you have already tried. One sentence each is enough. Start with what worries you the most, because the first thing that is said gets the most time.',
    {
      list: [
        'Every medicine you take, with its strength, also the ones without a prescription, drops, vitamins and teas. A photo of the boxes does the same work.',
        'Allergies, and what happened then.',
        'Illnesses, operations, pregnancy, and what runs in the family.',
        'Letters and results of the last year. Put them into your record before the visit, and the doctor can read them first.',
      ],
    },
    { heading: 'Numbers that help' },
    'If you own the instruments, measure on the same day: temperature, pulse, blood pressure after five minutes of rest, weight. Write the time beside each. If you do not own them, do not buy any for this.',
    { heading: 'Pictures' },
    'For skin, wounds and swellings take two photos in daylight: one near, one from far enough that it is clear which part of the body it is. Cameras on a call are too coarse for small things. For anything that comes and goes, such as a tremor or a cough, film it when it is there.',
    { heading: 'Somebody beside you' },
    'Two people hear more than one. Say at the beginning who else is in the room. If you would rather speak alone, you may ask for that at any time, and so may your children when they are nearly grown.',
    { heading: 'Before you end the call' },
    'Say in your own words what you have understood; the doctor will put right what is not. Then ask what should happen next:',
    { list: ['what to watch for', 'when to come back', 'who to reach at night'] },
    'What was agreed stands in the summary afterwards. Read it on the same day, while you still remember the questions.',
    { heading: 'When not to wait for a visit' },
    'Chest pain, trouble breathing, weakness of one side, trouble speaking, heavy bleeding, a severe allergic reaction, or thoughts of ending your life are for the emergency number, now. No video visit is quick enough for those, however soon it is.',
    'For everything else: there is no wrong way to tell it. Doctors sort; that is what they have learnt.',
  ],
}

export const yourData: Draft = {
  title: 'What happens to your data in a visit',
  category: 'visits',
  scene: 'lock',
  summary: 'Who can see what you told a doctor, and how you can check.',
  body: [
    'Your record is yours. A doctor sees it because you have, or had, a visit together; anybody else needs to state a reason, and you are told. That is the whole principle. Here is what it means in practice.',
    { heading: 'Before the visit' },
    'When you book, the doctor learns your name, the time and the reason that you wrote. The reason is for the doctor. It does not appear in mails, in reminders on a locked screen, or in the address of a page.',
    { heading: 'During the visit' },
    'Video is carried between the two of you and is not recorded. What you write to each other, and the photos that you send, stay with the visit. If the doctor works with staff, they see what the doctor gave them the right to see, such as the calendar, and no more.',
    { heading: 'After the visit' },
    {
      list: [
        'The summary, diagnoses, measurements and prescriptions lie in your record.',
        'A pharmacy sees the prescription that you send to it, and not the rest.',
        'Reviews show your first name and an initial.',
        'Doctors must keep their notes for as long as the law of their country says, also when you leave.',
      ],
    },
    { heading: 'How you can check' },
    'Every look and every change is written down: who, when and why. You can read that list yourself, in your record. If a name on it surprises you, ask. It is a good question, and nobody is offended.',
    'Share with care on your side as well. A phone without a code is a record without a door. Sign out on devices that others use, and look now and then which devices are still signed in.',
    { heading: 'For whom else you act' },
    'You may look after the record of a child or a parent, if they or the law gave you that right. It can end: children grow up, and parents change their minds. Both are as it should be.',
    { heading: 'When to tell somebody' },
    {
      list: [
        'A result or a name in your record that is not yours',
        'A look in the list that you cannot explain',
        'A mail or a call that asks for your password or for money in our name. We never do that.',
        'A lost phone: sign it out from another device at once',
      ],
    },
    'And in the visit itself: you decide what you tell. If there is something that you would rather not have written down, say so before you say it, and talk about what can stay between the two of you.',
  ],
}

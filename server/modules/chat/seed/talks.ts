/** A line of a conversation: who says it, how many minutes after the one before. */
export type Line = readonly ['first' | 'other', minutesAfter: number, text: string]

export interface Talk {
  /** Hours before now at which it begins. */
  readonly hoursAgo: number
  readonly lines: readonly Line[]
  /** How many of the last lines the demonstration patient has not read. */
  readonly unread?: number
}

export const withDoctor: Talk = {
  hoursAgo: 52,
  lines: [
    ['first', 0, 'Good morning. The rash on my arm has become smaller since our visit. Should I go on with the cream?'],
    ['other', 9, 'Good morning. That is good news. Please go on for four more days, once in the evening, then stop.'],
    ['first', 4, 'Thank you. And if it comes back after that?'],
    ['other', 12, 'Then take a photo by daylight and send it here. We decide then whether you need to come in.'],
    ['first', 1500, 'Four days from now is Saturday, so I stop on Saturday evening. Is that right?'],
    ['other', 7, 'Yes, Saturday evening is the last time.'],
  ],
  unread: 1,
}

export const withVet: Talk = {
  hoursAgo: 30,
  lines: [
    ['first', 0, 'The new food has arrived. How fast should I change over?'],
    ['other', 22, 'Over a week: a quarter of the new food for two days, half for two days, three quarters, then all of it.'],
    ['first', 3, 'A quarter it is tonight. Somebody here is already sitting in front of the bowl.'],
    ['other', 14, 'Stay firm. If there is vomiting for more than a day, book a visit.'],
  ],
}

export const withOffice: Talk = {
  hoursAgo: 98,
  lines: [
    ['other', 0, 'Good afternoon, this is the office. For your next visit please bring the results from the laboratory.'],
    ['first', 35, 'Good afternoon. I have them as a file. May I send them here?'],
    ['other', 6, 'Yes, here is fine. The doctor reads them before you come.'],
  ],
}

export const withPharmacy: Talk = {
  hoursAgo: 20,
  lines: [
    ['first', 0, 'Hello. Can my order be left with the neighbour on the ground floor if nobody opens?'],
    ['other', 17, 'Of course. We have written it on the parcel.'],
    ['first', 2, 'Thank you! Does the ointment have to stay in the fridge?'],
    ['other', 8, 'No, room temperature is right. Use it within six months once it is open.'],
  ],
  unread: 1,
}

export const withFriends: readonly Talk[] = [
  {
    hoursAgo: 5,
    lines: [
      ['other', 0, 'Are you coming to the walk by the river on Sunday?'],
      ['first', 6, 'Yes, both of us. Shall we meet at the pier at ten?'],
      ['other', 2, 'Ten is good. I bring the long lead and coffee.'],
      ['first', 1, 'Then I bring the cake.'],
      ['other', 3, 'The one with plums, please'],
      ['other', 1, 'Oh, and could you bring the brush you told me about? The coat is everywhere again.'],
    ],
    unread: 2,
  },
  {
    hoursAgo: 27,
    lines: [
      ['first', 0, 'How was the first night with the little one?'],
      ['other', 41, 'Short. But he slept from three on, on my slippers.'],
      ['first', 5, 'They all do. It gets better within a week.'],
    ],
  },
  {
    hoursAgo: 75,
    lines: [
      ['other', 0, 'Thank you for the tip with the carrier: she walked in by herself today.'],
      ['first', 15, 'Wonderful. Leave it open in the living room and she will sleep in it.'],
    ],
  },
  {
    hoursAgo: 140,
    lines: [
      ['other', 0, 'Do you know a good groomer near the park?'],
      ['first', 63, 'The one behind the library is patient and quiet. Ask for a morning.'],
      ['other', 4, 'I will call them tomorrow.'],
    ],
  },
]

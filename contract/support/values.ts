/** No zod: screens may import this for nothing. */
export const requestTopics = ['account', 'visits', 'payments', 'medicines', 'shop', 'pets', 'privacy', 'fault', 'other'] as const
export type RequestTopic = (typeof requestTopics)[number]

/** Where a request comes from: a person's own screen, the contact page, or a question why somebody looked. */
export const requestSources = ['account', 'contact', 'look'] as const
export type RequestSource = (typeof requestSources)[number]

/** Who speaks in a thread. `note`: the office among itself, which the person never sees. */
export const messageSides = ['person', 'office', 'note'] as const
export type MessageSide = (typeof messageSides)[number]

/** What the desk lists: all that wait for the office, those of the administrator who asks, or by state. */
export const deskFilters = ['waitingForUs', 'mine', 'unassigned', 'snoozed', 'ended', 'all'] as const
export type DeskFilter = (typeof deskFilters)[number]

export const supportLimits = {
  /** Letters. */
  subject: { least: 3, most: 150 },
  text: { least: 1, most: 5000 },
  title: 80,
  /** New ones of one person in a day. */
  perDay: 20,
  /** Messages of one person in a day. */
  messagesPerDay: 100,
  /** Messages of one request. */
  messages: 500,
  cannedAnswers: 500,
  /** Days for which a request may come back later. */
  snoozeDays: 90,
} as const

/** An administrator who looks at the desk says so that often, and counts as there for that long. */
export const deskTimes = { renew: 30_000, expires: 75_000 } as const
/** "Ann is replying" is said anew that often while she types, and forgotten by itself. */
export const replyingTimes = { renew: 8_000, expires: 15_000 } as const

/** What people ask most, answered without writing to anybody; each has its words and is found by the search. */
export const helpTopics = ['account', 'visits', 'payments', 'medicines', 'shop', 'pets', 'privacy'] as const

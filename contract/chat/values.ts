/** Why two people may write to each other; each capability says it of its own (`Module.relationships`). */
export const relationshipKinds = ['visit', 'order', 'follow', 'practice'] as const
export type RelationshipKind = (typeof relationshipKinds)[number]

/**
 * Whether the caller can write: `ended` where no relationship is left, or the other one wants none; `blocked` where the caller blocked the other.
 */
export const conversationStandings = ['open', 'ended', 'blocked'] as const
export type ConversationStanding = (typeof conversationStandings)[number]

/** What can be shown in a conversation beside words: a record that both are parties of. */
export const cardKinds = ['visit', 'prescription'] as const
export type CardKind = (typeof cardKinds)[number]

export const chatLimits = {
  text: 4000,
  files: 10,
  fileName: 120,
  /** Messages of one answer. */
  page: 50,
  /** Changes that are told one by one after a gap; beyond them the newest page is asked for, and a hole remains. */
  changes: 200,
  search: 100,
} as const

/** Who types says so this often, in milliseconds, and says it over after a pause; who reads forgets it by itself (as Zulip does). */
export const typingTimes = { renew: 10_000, stop: 5_000, expires: 15_000 } as const

/** How often somebody who looks at the platform says so, and for how long it counts, in milliseconds. */
export const presenceTimes = { renew: 60_000, expires: 140_000 } as const

/** "Usually answers within…", in minutes. */
export const answerWithin = [5, 15, 60, 240, 1440, 4320] as const

/** What somebody tells others of themselves in conversations, each on or off. The server keeps to it. */
export const shownSigns = ['typing', 'presence', 'delivered', 'read'] as const
export type ShownSign = (typeof shownSigns)[number]

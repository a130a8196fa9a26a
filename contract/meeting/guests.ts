/** Minutes for which a link lets somebody ask to come in. */
export const guestLinkMinutes = 15

/** People in a call at most: each sends to each of the others, and a phone sends three pictures at once, not more. */
export const mostInCall = 4
/** People in a call at most that a server carries: every one sends once, and receives what is shown. */
export const mostInRoom = 12
/** The two whose visit it is: their places are kept for them. */
export const partyPlaces = 2

/** Longest name that a guest gives. */
export const guestNameLength = 80

export const guestStates = ['asking', 'admitted', 'refused', 'removed', 'left'] as const
export type GuestState = (typeof guestStates)[number]

/** What the doctor does about a guest. */
export const guestDecisions = ['admit', 'refuse', 'remove'] as const
export type GuestDecision = (typeof guestDecisions)[number]

/** The only way from one state to the next; whoever has left comes back by another link. */
const machine = {
  admit: { from: 'asking', to: 'admitted' },
  refuse: { from: 'asking', to: 'refused' },
  remove: { from: 'admitted', to: 'removed' },
} as const satisfies Record<GuestDecision, { from: GuestState; to: GuestState }>

/** What a guest is after the decision; `null` where it is not to be made of one who is `state`. */
export const decidedGuest = (state: GuestState, decision: GuestDecision): GuestState | null =>
  machine[decision].from === state ? machine[decision].to : null

/** Whether the guest has still something to do with the call. */
export const isPresentGuest = (state: GuestState): boolean => state === 'asking' || state === 'admitted'

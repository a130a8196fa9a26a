/** Whose appointment it is. Staff see who waits and never enter the call. */
export const partyParts = ['patient', 'doctor'] as const
export type PartyPart = (typeof partyParts)[number]

/** In which part somebody is in a call, in the order in which one gives way to the other: the first never does. */
export const meetingParts = ['doctor', 'patient', 'guest'] as const
export type MeetingPart = (typeof meetingParts)[number]

/** How a connection stands: still the person's own, taken over by another window or left, or the call has ended. */
export const connectionStandings = ['current', 'taken_over', 'ended'] as const
export type ConnectionStanding = (typeof connectionStandings)[number]

/** What carries a call: the browsers among themselves, or a room on a server, from the fifth person on until the call ends. */
export const carriers = ['mesh', 'room'] as const
export type Carrier = (typeof carriers)[number]

/** Seconds between two signs of life of a connection, and those after which a silent one counts as gone. */
export const presenceSeconds = 10
export const silentSeconds = 35

/** Version of the consent to a visit at a distance; the texts are the server's (`server/modules/meeting/consent-texts.ts`). */
export const consentVersion = 1

/** What a connection test looks at. */
export const connectionChecks = ['camera', 'microphone', 'speaker', 'path', 'hub'] as const
export type ConnectionCheck = (typeof connectionChecks)[number]

/** A check that could not be made says so; it is neither. */
export const checkOutcomes = ['clear', 'warning', 'unchecked'] as const
export type CheckOutcome = (typeof checkOutcomes)[number]

/** The way that sound and picture would take. */
export const mediaPaths = ['direct', 'relayed', 'none'] as const
export type MediaPath = (typeof mediaPaths)[number]

/** Longest message beside the picture, in characters. */
export const messageLength = 2000

/** Minutes by which a doctor can say to be late at most, and hours for which that holds. */
export const mostDelayMinutes = 180
export const delayHours = 6

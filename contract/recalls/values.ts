/** No zod: screens may import this for nothing. */
export const recallLengths = { lot: 60, reason: { least: 3, most: 500 } } as const

/**
 * What became of a packet: `here` is still with its pharmacy, which cannot send it; `told`: its owner was told; `seen`: they have looked at it;
 * `credited`: they have their money back.
 */
export const packetStates = ['here', 'told', 'seen', 'credited'] as const
export type PacketState = (typeof packetStates)[number]

/** What of a recall's packets is listed: those who know of it, and those who have not looked yet. */
export const packetShows = ['reached', 'unreached'] as const
/** Products that are offered for a search. */
export const foundProducts = 12

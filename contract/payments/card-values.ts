/** How a card that is being saved stands. */
export const cardSetupStates = ['created', 'requires_action', 'failed', 'succeeded'] as const
export type CardSetupState = (typeof cardSetupStates)[number]
/** More nobody needs. */
export const mostCards = 10

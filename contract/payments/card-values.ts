/** How a card that is being saved stands. */
export const cardSetupStates = ['created', 'requires_action', 'failed', 'succeeded'] as const
export type CardSetupState = (typeof cardSetupStates)[number]
/** More nobody needs. */
export const mostCards = 10

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

/** What a card's brand is called, the same in all languages; `undefined` for one that is not known here. */
export const brandName = (brand: string): string | undefined => brandNames[brand]

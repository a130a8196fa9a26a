import { useTranslation } from 'react-i18next'
import type { SavedCard } from '#contract/payments/schemas.ts'

/** Names of brands are the same in all languages. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

/** How a saved card is called: by its brand and its last digits. */
export function useCardName(): (card: Pick<SavedCard, 'brand' | 'last4'>) => string {
  const { t } = useTranslation('workspace')
  return ({ brand, last4 }) => t('payments.cards.ending', { brand: brandNames[brand] ?? t('payments.cards.title'), last4 })
}

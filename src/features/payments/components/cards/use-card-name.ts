import { useTranslation } from 'react-i18next'
import { brandName } from '#contract/payments/card-values.ts'
import type { SavedCard } from '#contract/payments/schemas.ts'

/** How a saved card is called: by its brand and its last digits. */
export function useCardName(): (card: Pick<SavedCard, 'brand' | 'last4'>) => string {
  const { t } = useTranslation('workspace')
  return ({ brand, last4 }) => t('payments.cards.ending', { brand: brandName(brand) ?? t('payments.cards.title'), last4 })
}

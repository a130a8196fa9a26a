import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { groupDigits } from '../card.ts'
import { shownTestCards } from '../test-cards.ts'
import styles from './payments.module.css'

/** The cards that the sandbox knows, out of the way of those who know them. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  const { t } = useTranslation('workspace')
  return (
    <details className={styles.disclosure}>
      <summary>{t('payments.testCards.title')}</summary>
      <Text quiet size="s">
        {t('payments.testCards.about')}
      </Text>
      <ul className={styles.cards}>
        {shownTestCards.map(({ number, does }) => (
          <li key={number}>
            <span>
              <Text as="span" numbers>
                {groupDigits(number)}
              </Text>
              <Text as="span" quiet size="s">
                {t(`payments.testCards.${does}`)}
              </Text>
            </span>
            <Button
              small
              variant="quiet"
              aria-label={t('payments.testCards.useNumber', { last: number.slice(-4) })}
              onClick={() => onUse(number)}
            >
              {t('payments.testCards.use')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

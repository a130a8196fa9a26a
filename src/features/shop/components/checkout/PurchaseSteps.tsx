import { useTranslation } from 'react-i18next'
import styles from './checkout.module.css'

const steps = ['cart', 'checkout', 'payment', 'done'] as const

/** Where in a purchase somebody is. */
export function PurchaseSteps({ at }: { at: (typeof steps)[number] }) {
  const { t } = useTranslation('site')
  return (
    <ol className={styles.steps} aria-label={t('shop.steps.label')}>
      {steps.map((step) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          {t(`shop.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

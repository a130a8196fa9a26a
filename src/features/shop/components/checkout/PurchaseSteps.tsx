import { useTranslation } from 'react-i18next'
import { Steps } from '#shared/ui/navigation/Steps.tsx'

const steps = ['cart', 'checkout', 'payment', 'done'] as const

/** Where in a purchase somebody is. */
export function PurchaseSteps({ at }: { at: (typeof steps)[number] }) {
  const { t } = useTranslation('site')
  return <Steps label={t('shop.steps.label')} steps={steps.map((step) => t(`shop.steps.${step}`))} current={steps.indexOf(at)} />
}

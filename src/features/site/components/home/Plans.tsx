import { useTranslation } from 'react-i18next'
import { PlansOnHome } from '#features/plans/index.ts'
import { Section } from './Section.tsx'

/** What a plan costs and includes. */
export function Plans() {
  const { t } = useTranslation('site')
  return (
    <PlansOnHome
      frame={(plans) => (
        <Section title={t('plans.home.title')} lead={t('plans.home.lead')}>
          {plans}
        </Section>
      )}
    />
  )
}

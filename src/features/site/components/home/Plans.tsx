import { useTranslation } from 'react-i18next'
import { PlanCards, useListPlansQuery } from '#features/plans/index.ts'
import { Section } from './Section.tsx'

/** What a plan costs and includes; nothing where none is sold. */
export function Plans() {
  const { t } = useTranslation('site')
  const { data } = useListPlansQuery()
  if (!data || data.length === 0) return null
  return (
    <Section title={t('plans.home.title')} lead={t('plans.home.lead')}>
      <PlanCards plans={data} />
    </Section>
  )
}
